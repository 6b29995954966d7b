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

/** Each key is the suggested replacement for the HTML elements and components in its list. */
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  'a new paragraph, or a list': ['br', 'wbr'],
  '**bold**': ['b', 'strong', 'mark', 'u', 'ins'],
  '*emphasis*': ['i', 'em', 'cite', 'dfn'],
  [AS_CODE]: ['code', 'samp', 'var', 'tt'],
  '<Kbd>Ctrl+C</Kbd>': ['kbd'],
  '~~deleted words~~': ['del', 's', 'strike'],
  'a character such as ² or ₂, or words': ['sub', 'sup'],
  [LINK]: ['a', 'Link', 'NavLink', 'LinkCard'],
  [IMAGE]: [
    'img',
    'picture',
    'figure',
    'figcaption',
    'source',
    'Image',
    'Figure',
    'Frame',
    'Zoom',
    'ThemedImage',
  ],
  'a link to the content': ['iframe', 'video', 'audio', 'embed', 'object', 'YouTube'],
  'a Markdown table: | A | B |': [
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
    'colgroup',
    'col',
  ],
  'a list: - or 1.': ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'FileTree', 'Files'],
  'a ## or ### heading, with the text below': [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'details', 'summary', 'Details', 'Collapse'],
    ...['Accordion', 'AccordionGroup', 'AccordionItem', 'Expandable', 'Collapsible'],
  ],
  '> before each line': ['blockquote', 'q'],
  'a block of code: ```bash': ['pre', 'CodeBlock', 'Code', 'Highlight'],
  'an empty line, or a heading': ['hr'],
  'the text without the tag': [
    ...[
      'p',
      'div',
      'span',
      'center',
      'font',
      'section',
      'article',
      'small',
      'big',
      'abbr',
      'label',
    ],
    ...['aside', 'header', 'footer', 'nav', 'main', 'Fragment', '', 'Badge', 'Card', 'CardGroup'],
    ...['CardGrid', 'Cards', 'Columns', 'Box', 'Tooltip', 'Head'],
  ],
  'nothing: the site has its own styles and scripts': [
    'style',
    'script',
    'link',
    'meta',
    'noscript',
  ],
  'a component from components/ for forms': ['form', 'input', 'button', 'select', 'textarea'],
  [CALLOUT]: [
    'Note',
    'Info',
    'Aside',
    'Admonition',
    'Alert',
    'Banner',
    'Important',
    'Hint',
    'Check',
  ],
  [CALLOUT.replace('note', 'tip')]: ['Tip', 'Success'],
  [CALLOUT.replace('note', 'warning')]: ['Warning', 'Caution', 'Warn'],
  [CALLOUT.replace('note', 'danger')]: ['Danger', 'Error'],
  [TABS]: ['TabItem', 'TabPanel', 'TabList', 'CodeGroup', 'PackageManagers'],
  'a ### heading for each step in <Steps>': ['Step', 'Stepper'],
  [PARTIAL]: ['Include', 'Snippet', 'Content'],
}

const REPLACEMENTS = new Map(
  Object.entries(REPLACED).flatMap(([expected, names]) => names.map((name) => [name, expected])),
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
