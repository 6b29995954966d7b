import { hashSource } from '../host/content-security-policy'
import type { ExportedPage, HtmlTag } from '../pages/exported-pages'

/** `type` values of scripts that the Content-Security-Policy applies to: code, import maps, and speculation rules. */
const SCRIPT_TYPES = new RegExp(
  `^(?:${[
    '',
    'module|importmap|speculationrules',
    '(?:text|application)/(?:x-)?(?:java|ecma)script',
    String.raw`text/(?:javascript1\.[0-5]|jscript|livescript)`,
  ].join('|')})$`,
  'i',
)

const URL_ATTRIBUTES = /^(?:(?:xlink)?href|src|action|formaction|data|poster)$/

/** @throws an error that lists all inline code that the Content-Security-Policy blocks */
export function checkForbiddenCode(pages: readonly ExportedPage[], policy: string): void {
  const problems = pages.flatMap(({ file, tags }) =>
    forbiddenCode(tags, policy).map((problem) => `${file}: ${problem}`),
  )
  if (problems.length > 0)
    throw new Error(['The Content-Security-Policy blocks:', ...problems].join('\n'))
}

export function forbiddenCode(tags: readonly HtmlTag[], policy: string): string[] {
  return tags.flatMap((tag) => [...elementProblems(tag, policy), ...attributeProblems(tag)])
}

function elementProblems({ name, attributes, content }: HtmlTag, policy: string): string[] {
  if (name === 'style') return ['<style>: found styles in a page, expected a style sheet']
  const isInlineScript =
    name === 'script' && !attributes.has('src') && SCRIPT_TYPES.test(attributes.get('type') ?? '')
  return isInlineScript && !policy.includes(hashSource(content))
    ? [
        `<script>${content.slice(0, 40)}: found an inline script, expected a component or a file in lib/browser/inline`,
      ]
    : []
}

function attributeProblems({ name, attributes }: HtmlTag): string[] {
  return [...attributes].flatMap(([key, value]) => {
    if (key === 'style')
      return [`<${name} style="${value}">: found a style attribute, expected a class`]
    if (/^on[a-z]+$/.test(key))
      return [`<${name} ${key}="${value}">: found code in an attribute, expected an event listener`]
    // Browsers ignore tabs and line breaks anywhere in a URL, and spaces and control characters at its start.
    if (
      URL_ATTRIBUTES.test(key) &&
      /^[\s\p{Cc}]*javascript:/iu.test(value.replace(/[\t\n\r]/g, ''))
    )
      return [`<${name} ${key}="${value}">: found a javascript: URL, expected a web URL`]
    return []
  })
}
