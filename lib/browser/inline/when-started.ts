import * as ROOT_ATTRIBUTES from '../../site/root-attributes'

/** Calls back when React starts to handle events; never calls back if React already does. */
export function whenStarted(act: () => void): void {
  new MutationObserver((_, observer) => {
    observer.disconnect()
    act()
  }).observe(document.documentElement, { attributeFilter: [ROOT_ATTRIBUTES.started] })
}
