import * as ROOT_ATTRIBUTES from '../../site/root-attributes'

/** Calls back once React handles events. */
export function whenStarted(act: () => void): void {
  new MutationObserver((_, observer) => {
    observer.disconnect()
    act()
  }).observe(document.documentElement, { attributeFilter: [ROOT_ATTRIBUTES.started] })
}
