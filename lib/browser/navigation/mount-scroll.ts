/**
 * Keeps Next from scrolling to the hash once it is mounted: the browser has done so, and the reader may have gone on
 * since. To be called in a layout effect, which comes before Next's own.
 */
export function skipScrollOnMount(): void {
  const target = document.getElementById(window.location.hash.slice(1))
  if (target === null) return
  target.scrollIntoView = () => {}
  // Next scrolls in a timer that it sets after the outer one.
  window.setTimeout(() => window.setTimeout(() => Reflect.deleteProperty(target, 'scrollIntoView')))
}
