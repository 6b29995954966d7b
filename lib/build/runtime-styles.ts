/**
 * Texts of the `<style>` elements that packages add while a page is read. The packages have them in their code only; a
 * test compares the two.
 */
export const RUNTIME_STYLES = {
  /** next-themes: nothing fades while the color mode changes. */
  colorMode:
    '*,*::before,*::after{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}',
  /** DocSearch: in the picture at the foot of the modal. */
  searchLogo: '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
} as const
