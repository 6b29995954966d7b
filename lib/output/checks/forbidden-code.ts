import { hashSource } from '../host/content-security-policy'
import type { ExportedPage } from '../pages/exported-pages'
import type { HtmlTag } from '../pages/html-tags'

/** Values of `type` with which a browser runs a script; any other is a block of data. */
const RUNS = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i

const URL = /^(?:(?:xlink)?href|src|action|formaction|data|poster)$/

/**
 * Looks for code in pages that browsers would not run, or styles that they would not show.
 * @param policy the Content-Security-Policy of the pages
 * @throws with each of them
 */
export function checkForbiddenCode(pages: readonly ExportedPage[], policy: string): void {
  const problems = pages.flatMap(({ file, tags }) =>
    forbiddenCode(tags, policy).map((problem) => `${file}: ${problem}`),
  )
  if (problems.length > 0)
    throw new Error(['The Content-Security-Policy forbids:', ...problems].join('\n'))
}

/** Markup that the policy does not allow, one sentence each. */
export function forbiddenCode(tags: readonly HtmlTag[], policy: string): string[] {
  return tags.flatMap((tag) => [...elementProblems(tag, policy), ...attributeProblems(tag)])
}

function elementProblems({ name, attributes, content }: HtmlTag, policy: string): string[] {
  if (name === 'style') return ['<style>: found styles in a page, expected a sheet in styles/']
  const isInlineScript =
    name === 'script' && !attributes.has('src') && RUNS.test(attributes.get('type') ?? '')
  return isInlineScript && !policy.includes(hashSource(content))
    ? [
        `<script>${content.slice(0, 40)}: found code in a page, expected a component or a file of lib/browser/inline`,
      ]
    : []
}

function attributeProblems({ name, attributes }: HtmlTag): string[] {
  return [...attributes].flatMap(([key, value]) => {
    if (key === 'style')
      return [`<${name} style="${value}">: found a style attribute, expected a class`]
    if (/^on[a-z]+$/.test(key))
      return [`<${name} ${key}="${value}">: found code in an attribute, expected an event listener`]
    // Browsers skip control characters before a scheme.
    if (URL.test(key) && /^[\s\p{Cc}]*javascript:/iu.test(value))
      return [`<${name} ${key}="${value}">: found code as a URL, expected a web URL`]
    return []
  })
}
