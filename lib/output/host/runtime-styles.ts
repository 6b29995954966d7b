/**
 * Texts of the `<style>` elements that packages add while a page is read. The packages have them in their code only; a
 * test compares the two.
 */
export const RUNTIME_STYLES = {
  /** DocSearch: in the picture at the foot of the modal. */
  searchLogo: '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
} as const
