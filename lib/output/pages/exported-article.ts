import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ARTICLE_ATTRIBUTE } from '../../content/article-markup'
import { htmlFileOf } from './exported-pages'

const DIV = /<(\/?)div\b[^>]*>/g

/**
 * The article of an exported page, as React wrote it.
 * @throws when the page has none
 */
export function exportedArticle(out: string, route: string): string {
  const file = path.join(out, htmlFileOf(route))
  const html = readFileSync(file, 'utf8')
  const start = html.search(new RegExp(`<div [^>]*${ARTICLE_ATTRIBUTE}=`))
  let depth = 0
  for (const { index, 0: tag, 1: slash } of html.slice(Math.max(start, 0)).matchAll(DIV)) {
    depth += slash === '' ? 1 : -1
    if (depth === 0 && start >= 0)
      return html.slice(html.indexOf('>', start) + 1, start + index + tag.length - '</div>'.length)
  }
  throw new Error(`${file}: found no article, expected an element with ${ARTICLE_ATTRIBUTE}`)
}
