import { decodeEntities, escapeHtml } from '../../content/html-entities'
import { type OfflineSite, offlineUrl } from './offline-links'

/** What only scripts bring to life; none of these elements holds another of its own name. */
const NEEDS_SCRIPTS: readonly RegExp[] = [
  /<form\b[\s\S]*?<\/form>/g,
  /<button\b[\s\S]*?<\/button>/g,
  /<div class="tab-list"[\s\S]*?<\/div>/g,
  /<div class="steps-progress">[\s\S]*?<\/div>/g,
  /<p class="values-(?:about|end)">[\s\S]*?<\/p>/g,
  /<search class="rx"[\s\S]*?<\/search>/g,
  /<input\b[^>]*>/g,
  // What a label named is gone.
  /(?<=<label) for="[^"]*"/g,
]

const URL = /(<(?:a|img)\b[^>]*? (?:href|src)=")([^"]*)"/g

/**
 * A compiled article for a page without scripts. All variants of tabs show: the style sheet sees to it.
 * @param from file of the copy it will stand in
 */
export function offlineArticle(article: string, from: string, site: OfflineSite): string {
  const still = NEEDS_SCRIPTS.reduce((html, pattern) => html.replace(pattern, ''), article)
  return still.replace(
    URL,
    (_, before: string, url: string) =>
      `${before}${escapeHtml(offlineUrl(site, from, decodeEntities(url)))}"`,
  )
}
