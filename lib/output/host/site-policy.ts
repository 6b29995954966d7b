import { createHash } from 'node:crypto'
import { SPECULATION_RULES } from '../../content/settings/speculation-rules'
import type { ExportedPage } from '../pages/exported-pages'
import { type CodeHashes, contentSecurityPolicy } from './content-security-policy'
import { findInlineCode, type InlineCode } from './inline-code'
import { DOCSEARCH_STYLE } from './runtime-styles'

/** Every page carries every hash; a script that differs from page to page would make pages grow. */
const MOST_SCRIPTS = 4

/**
 * The Content-Security-Policy of the whole site: a reader who goes from page to page without loading anew stays under
 * that of the first.
 * @param searchHosts origins of the hosted search
 * @throws when a page has code that no hash can allow, with every such place
 */
export function sitePolicy(pages: readonly ExportedPage[], searchHosts: readonly string[]): string {
  const codes = pages.map(({ file, tags }) => ({ file, code: findInlineCode(tags) }))
  const problems = codes.flatMap(({ file, code }) =>
    code.problems.map((text) => `${file}: ${text}`),
  )
  if (problems.length > 0)
    throw new Error(['The Content-Security-Policy forbids:', ...problems].join('\n'))
  const added = searchHosts.length === 0 ? [] : [DOCSEARCH_STYLE]
  const hashes = hashesOf(
    codes.map(({ code }) => code),
    added,
  )
  return contentSecurityPolicy(hashes, searchHosts)
}

/** A page with the policy as the first element of its head. */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return html.replace('<head>', () => `<head>${meta}`)
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** @param addedStyles texts of styles that scripts add while a page is read */
function hashesOf(codes: readonly InlineCode[], addedStyles: readonly string[]): CodeHashes {
  const scripts = unique(codes.flatMap((code) => code.scripts))
  if (scripts.length > MOST_SCRIPTS)
    throw new Error(
      `Found ${scripts.length} different inline scripts, expected at most ${MOST_SCRIPTS}: each the same on every page.`,
    )
  const styles = unique([...addedStyles, ...codes.flatMap((code) => code.styles)])
  return {
    scripts: [...scripts, SPECULATION_RULES].map(hashSource),
    styles: styles.map(hashSource),
  }
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort()
}
