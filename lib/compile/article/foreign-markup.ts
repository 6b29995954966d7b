import { COMPONENT_NAMES } from '../../content/mdx-components'
import type { Finding } from '../../content/problem'

type Foreign = readonly [pattern: RegExp, expected: string]

const CALLOUT = '<Callout type="note" title="…"> … </Callout>, with each tag on its own line'
const AS_CODE = 'inline code in backticks'
const IMAGE = '![What it shows](/img/ftc/name.png)'
const LINK = '[words](/docs/…)'
const TABS = '<Tabs group="os"> with <Tab label="Linux"> inside'
const PARTIAL = '<Partial file="folder/name" /> for a file in partials/'
const COMMENT = '{/* … */} for a comment'
const HEADING_ID = '[#name] at the end of a heading; a page cannot set any other id'
const PLAIN_TEXT = `plain text, or ${AS_CODE} for braces`
const HEADING = 'a ## or ### heading, with the text below'
const WITHOUT_TAG = 'the text without the tag'
const FORMULA = `the formula in words, or ${AS_CODE}`

/** Markup that Markdown would render literally, as text. */
const IN_TEXT: readonly Foreign[] = [
  [/^[ \t]*:{3,}.*/m, CALLOUT],
  [/^\[![A-Za-z]+\].*/, CALLOUT],
  [/^[ \t]*(?:!{3}|\?{3})\+?[ \t]+\w.*/m, CALLOUT],
  [/^[ \t]*={3}[+!]?[ \t]+".*/m, TABS],
  [
    /^[ \t]*\|.*/m,
    'a table: a header row, a row of |---| with as many cells as the header, then the data rows',
  ],
  [/^[ \t]*#{2,6}[^\s#].*/m, 'a space after the ## of a heading'],
  [/^[ \t]*={1,5} \S.*/m, '## or ### for a heading'],
  [/\n[ \t]*: +\S.*/, 'a list with the term in bold, or a table'],
  [/^\.\. [\w-]+::.*/m, `Markdown, such as ${IMAGE}, a block of code, or ${CALLOUT}`],
  [/\b(?:image|include|video|ifdef|ifndef|endif|toc)::\S*/, `${IMAGE}, ${PARTIAL}, or plain text`],
  [/\b(?:xref|link):\S+?\[[^\]]*\]/, LINK],
  [/-{2,}8<-{2,}.*/, PARTIAL],
  [/\[\[?_?TOC_?\]\]?/i, 'nothing: each page has a table of contents'],
  [/!\[\[[^\]\n]*\]\]/, IMAGE],
  [/\[\[[^\]\n]*(?:\]\])?/, LINK],
  [/!?\[[^\]\n]*\]\([^)\n]*\s[^)\n]*\)/, `a URL without spaces: ${LINK} or ${IMAGE}`],
  [/!?\[[^\]\n]*\]\([^)\n]*\)/, `a URL with both parentheses or none: ${LINK} or ${IMAGE}`],
  [/\[\^[^\]\s]+\]/, '[^name]: … on its own line, with the text of the note'],
  [/\^\[[^\]\n]*\]/, '[^name] in the text, and [^name]: … with the note on its own line'],
  [/\[[^\]\n]+\]\[[^\]\n]*\]/, `[name]: /docs/… on its own line, or ${AS_CODE}`],
  [/\$\$[^$]*(?:\$\$)?|(?<![\w$])\$(?=\S)[^$\n]*[^\s$]\$(?![\w$])/, FORMULA],
  [/(?<![\w:/]):[a-z][a-z0-9_+-]*:(?![\w:])/, 'the word or the character itself'],
  [/(?<![\w:]):{1,2}[a-z][\w-]*\[[^\]]*\]/, 'plain text'],
  [/\+\+[a-z][\w+-]*\+\+/i, '<Kbd>Ctrl+C</Kbd>'],
  [/%%[^%\n]+%%/, COMMENT],
  [/\^\^[^^\n]+\^\^/, '**bold**'],
  [/\w\^[^\s^]+\^/, 'a character such as ², or words'],
  [/==(?=[^\s=])[^=\n]*[^\s=]==(?!=)/, '**bold**'],
  [/\*\*[^*\n]*/, `**bold** with a space after it, or ${AS_CODE}`],
]

/** Markup that starts with a brace or angle bracket, which MDX would parse as code. */
const IN_BRACKETS: readonly Foreign[] = [
  [
    /^\{\{[<%]\s*\/?\s*(?:note|tip|warning|danger|caution|info|alert|callout|hint|admonition)\b/,
    CALLOUT,
  ],
  [/^\{\{[<%]\s*\/?\s*tab/, TABS],
  [/^\{\{[<%]\s*\/?\s*(?:figure|img|image)\b/, IMAGE],
  [/^\{\{[<%]\s*(?:ref|relref|link)\b|^\{%-?\s*(?:link|post_url)\b/, LINK],
  [
    /^\{\{[<%]\s*(?:include|readfile|snippet)\b|^\{%-?\s*(?:include|render)|^\{\{#include|^\{!/,
    PARTIAL,
  ],
  [/^\{\{[<%]\s*\/?\s*(?:highlight|code)|^\{%-?\s*(?:end)?highlight/, 'a block of code: ```bash'],
  [/^\{%-?\s*(?:end)?(?:note|tip|warning|hint|admonition)\b/, CALLOUT],
  [/^\{%-?\s*(?:comment|#)/, COMMENT],
  [/^\{[{%]/, PLAIN_TEXT],
  [/^\{:?\s*#/, HEADING_ID],
  [/^\{:|^\{\s*(?:\.|[\w-]+=[^=>])/, 'nothing: Markdown here cannot set classes or attributes'],
  [/^<!--/, COMMENT],
  [/^<!DOCTYPE/i, 'nothing: the site adds the document type'],
  [/^<[?%]/, 'the text that this code outputs'],
  [/^<(?:https?|mailto|ftp):|^<[\w.+-]+@/, '[words](https://…), or the text without < and >'],
  [/^<{3}/, PARTIAL],
]

/** Suggested replacements for HTML elements and components. Each list of names is separated by spaces. */
const REPLACED: readonly (readonly [names: string, expected: string])[] = [
  ['br wbr', 'a new paragraph, or a list'],
  ['b strong mark u ins', '**bold**'],
  ['i em cite dfn', '*emphasis*'],
  ['code samp var tt', AS_CODE],
  ['kbd', '<Kbd>Ctrl+C</Kbd>'],
  ['del s strike', '~~deleted words~~'],
  ['sub sup', 'a character such as ² or ₂, or words'],
  ['a Link NavLink LinkCard', LINK],
  ['img picture figure figcaption source Image Figure Frame Zoom ThemedImage', IMAGE],
  ['iframe video audio embed object YouTube', 'a link to the content'],
  ['table thead tbody tr th td caption colgroup col', 'a Markdown table: | A | B |'],
  ['ul ol li dl dt dd FileTree Files', 'a list: - or 1.'],
  ['h1 h2 h3 h4 h5 h6 details summary Details Collapse', HEADING],
  ['Accordion AccordionGroup AccordionItem Expandable Collapsible', HEADING],
  ['blockquote q', '> before each line'],
  ['pre CodeBlock Code Highlight', 'a block of code: ```bash'],
  ['hr', 'an empty line, or a heading'],
  ['p div span center font section article small big abbr label', WITHOUT_TAG],
  ['aside header footer nav main Fragment Badge Card CardGroup', WITHOUT_TAG],
  ['CardGrid Cards Columns Box Tooltip Head', WITHOUT_TAG],
  // The tag <> has no name.
  ['', WITHOUT_TAG],
  ['style script link meta noscript', 'nothing: the site has its own styles and scripts'],
  ['form input button select textarea', 'a component from components/ for forms'],
  ['Note Info Aside Admonition Alert Banner Important Hint Check', CALLOUT],
  ['Tip Success', CALLOUT.replace('note', 'tip')],
  ['Warning Caution Warn', CALLOUT.replace('note', 'warning')],
  ['Danger Error', CALLOUT.replace('note', 'danger')],
  ['TabItem TabPanel TabList CodeGroup PackageManagers', TABS],
  ['Step Stepper', 'a ### heading for each step in <Steps>'],
  ['Include Snippet Content', PARTIAL],
]

const REPLACEMENTS = new Map(
  REPLACED.flatMap(([names, expected]) => names.split(' ').map((name) => [name, expected])),
)

const MAX_EXCERPT = 60

/** `above` is the number of lines in `text` above the match. */
export function foreignText(text: string): (Finding & { readonly above: number }) | undefined {
  const foreign = findFirst(IN_TEXT, text)
  if (foreign === undefined) return undefined
  const { match, expected } = foreign
  const above = text.slice(0, text.indexOf(match.trim())).split('\n').length - 1
  return { found: excerpt(match), expected, above }
}

/** Finds markup from IN_BRACKETS at the start of `text`. */
export function foreignBracket(text: string): Finding | undefined {
  const foreign = findFirst(IN_BRACKETS, text)
  return foreign && { found: excerpt(text), expected: foreign.expected }
}

function findFirst(rows: readonly Foreign[], text: string) {
  for (const [pattern, expected] of rows) {
    const match = pattern.exec(text)?.[0]
    if (match !== undefined) return { match, expected }
  }
  return undefined
}

export function excerpt(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return line.length > MAX_EXCERPT ? `${line.slice(0, MAX_EXCERPT)}…` : line
}

/** A name in REPLACED takes precedence over a component whose name differs only in case: `mark` means bold. */
export function replacementFor(name: string): string | null {
  const component = COMPONENT_NAMES.find((known) => known.toLowerCase() === name.toLowerCase())
  return REPLACEMENTS.get(name) ?? (component === undefined ? null : `<${component}>`)
}

/** Imports that pages cannot use, and what to use instead. The last pattern matches every import. */
const IMPORTS: readonly Foreign[] = [
  [/^next\/(?:legacy\/)?image$|\.(?:png|jpe?g|gif|webp|avif|svg)$/i, `no import; use ${IMAGE}`],
  [/^next\/link$|^@docusaurus\/Link$/, `no import; use ${LINK}`],
  [/^@theme\/Tab|\/tabs?$/i, `no import; use ${TABS}`],
  [/\.mdx?$/, `no import; use ${PARTIAL}`],
  [/^@theme\/Admonition$/, `no import; use ${CALLOUT}`],
  [/\.(?:css|scss|less)$/, 'no import; the site has its own styles'],
  [
    /^(?:nextra|@theme|@site|@docusaurus|@astrojs|vitepress|fumadocs)/,
    'no import; /markdown-page shows what a page can use',
  ],
  [
    /./,
    'the path from this page to a file in components/, such as ../components/mdx/guide/DescriptionLength for a page in pages/, or no import',
  ],
]

export function foreignImport(source: string): string {
  return findFirst(IMPORTS, source)?.expected ?? ''
}
