import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ARTICLE_ATTRIBUTE, ARTICLE_END, articleFile } from '../../content/pages/addresses'
import type { Page } from '../../content/pages/page-map'
import { htmlFileOf } from './exported-pages'

const ARTICLE_START = new RegExp(`<div[^>]* ${ARTICLE_ATTRIBUTE}="[^"]*"[^>]*>`)

/**
 * The article in an exported page, "" for a page that has none.
 * @throws when an article has no end
 */
export function articleOf(html: string): string {
  const start = ARTICLE_START.exec(html)
  if (start === null) return ''
  const from = start.index + start[0].length
  const end = html.indexOf(ARTICLE_END, from)
  if (end === -1) throw new Error(`article: found no ${ARTICLE_END}, expected it after the text`)
  return html.slice(from, end)
}

/** Writes the article of each exported page into a file of its own, where readers' scripts find it. */
export function writeArticleFiles(out: string, buildId: string, pages: readonly Page[]): void {
  for (const { route } of pages) {
    const html = readFileSync(path.join(out, htmlFileOf(route)), 'utf8')
    const file = path.join(out, articleFile(buildId, route))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, articleOf(html))
  }
}
