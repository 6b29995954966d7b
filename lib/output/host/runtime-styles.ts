/**
 * Text of the `<style>` element that DocSearch adds in hosted builds: in the picture at the foot of its modal. The
 * package has it in its code only; a test compares the two.
 */
export const DOCSEARCH_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'
