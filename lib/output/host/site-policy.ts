import { createHash } from 'node:crypto'
import type { ExportedPage } from '../pages/exported-pages'
import type { HtmlTag } from '../pages/html-tags'
import { type CodeHashes, contentSecurityPolicy } from './content-security-policy'

/**
 * Text of the `<style>` element that DocSearch adds in hosted builds: in the image at the foot of its modal. The
 * package has it in its code only; a test compares the two.
 */
export const DOCSEARCH_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'

/** Three heads, the color mode, the start. The header carries every hash: it must not grow with the site. */
const MOST_SCRIPTS = 5

export type SitePolicy = {
  /** For the header of a host: allows the inline code of all pages. */
  readonly policy: string
  /** For the page itself, by its file: allows what runs in it, and styles that a later page of the same visit has. */
  readonly ofFile: ReadonlyMap<string, string>
}

/**
 * The Content-Security-Policy of the site and its pages. A reader who goes from page to page without loading anew stays
 * under that of the first; inline scripts run in the page that was loaded only.
 * @param searchHosts origins of the hosted search
 * @throws when a page has code that no hash can allow, with every such place
 */
export function sitePolicy(
  pages: readonly ExportedPage[],
  searchHosts: readonly string[],
): SitePolicy {
  const codes = pages.map(({ file, tags }) => ({ file, ...findInlineCode(tags) }))
  const problems = codes.flatMap((code) => code.problems.map((text) => `${code.file}: ${text}`))
  if (problems.length > 0)
    throw new Error(['The Content-Security-Policy forbids:', ...problems].join('\n'))
  const added = searchHosts.length === 0 ? [] : [DOCSEARCH_STYLE]
  const hashes = hashesOf(codes, added)
  const policyOf = (scripts: readonly string[]) =>
    contentSecurityPolicy({ ...hashes, scripts: scripts.map(hashSource) }, searchHosts)
  return {
    policy: contentSecurityPolicy(hashes, searchHosts),
    ofFile: new Map(codes.map(({ file, scripts }) => [file, policyOf(scripts)])),
  }
}

/** A page with the policy as the first element of its head. */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return html.replace(/<head[^>]*>/, (tag) => tag + meta)
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** @param addedStyles texts of styles that scripts add while a page is read */
function hashesOf(codes: readonly InlineCode[], addedStyles: readonly string[]): CodeHashes {
  const scripts = unique(codes.flatMap((code) => code.scripts))
  if (scripts.length > MOST_SCRIPTS)
    throw new Error(
      `Found ${scripts.length} different inline scripts, expected at most ${MOST_SCRIPTS}, which pages share.`,
    )
  const styles = unique([...addedStyles, ...codes.flatMap((code) => code.styles)])
  return {
    scripts: scripts.map(hashSource),
    styles: styles.map(hashSource),
  }
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort()
}

/** Inline code of a page and what it may not have. */
export type InlineCode = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Markup that no hash can allow, one sentence each. */
  readonly problems: readonly string[]
}

/** Values of `type` with which a browser runs a script; any other is a block of data. */
const RUNS = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i

const URL = /^(?:(?:xlink)?href|src|action|formaction|data|poster)$/

export function findInlineCode(tags: readonly HtmlTag[]): InlineCode {
  const runs = tags.filter(
    ({ name, attributes }) => name === 'script' && RUNS.test(attributes.get('type') ?? ''),
  )
  return {
    scripts: contents(runs.filter(({ attributes }) => !attributes.has('src'))),
    styles: contents(tags.filter(({ name }) => name === 'style')),
    problems: tags.flatMap(problemsOf),
  }
}

function contents(tags: readonly HtmlTag[]): string[] {
  return tags.map(({ content }) => content)
}

function problemsOf({ name, attributes }: HtmlTag): string[] {
  return [...attributes].flatMap(([key, value]) => {
    if (key === 'style')
      return [`<${name} style="${value}">: found a style attribute, expected a class`]
    if (/^on[a-z]+$/.test(key))
      return [`<${name} ${key}="${value}">: found code in an attribute, expected an event listener`]
    // Browsers skip control characters before a scheme.
    if (URL.test(key) && /^[\s\p{Cc}]*javascript:/iu.test(value))
      return [`<${name} ${key}="${value}">: found code as an address, expected an address`]
    return []
  })
}
