import { escapeHtml } from '../../lib/content/html/escape-html'
import type { PageChange } from './page-changes'
import { type Pictures, WIDTHS } from './picture-pages'
import { wordDiff } from './word-diff'

export type Review = {
  readonly revision: string
  readonly changes: readonly PageChange[]
  /** Bytes (brotli 11) of HTML and style sheets, before and after, by route. */
  readonly bytes: ReadonlyMap<string, readonly [before: number, after: number]>
  readonly before: Pictures
  readonly after: Pictures
}

/** The changes as one HTML file that needs no other. */
export function reviewReport(review: Review): string {
  const { revision, changes } = review
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Changes since ${escapeHtml(revision)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8888 }
del { background: #d004; } ins { background: #0a04; text-decoration: none }
.broken { color: light-dark(#b00000, #ff9090) }
.pictures { display: flex; gap: 1rem; align-items: start } .pictures figure { flex: 1; margin: 0 }
img { max-width: 100%; border: 1px solid #8888 }
td, th { padding: 0 1rem 0 0; text-align: left } td:nth-child(n+3) { text-align: right }
</style>
<h1>Changes since ${escapeHtml(revision)}</h1>
<p>Pages that read differently: ${changes.length}.</p>
<table><tr><th>Page<th>Change<th>Bytes before<th>after${changes.map((one) => row(review, one)).join('')}</table>
${changes.map((one) => section(review, one)).join('\n')}
</html>
`
}

function row({ bytes }: Review, { route, kind, broken }: PageChange): string {
  const sizes = bytes.get(route) ?? [0, 0]
  const warning = broken.length > 0 ? ` <b class="broken">broken links: ${broken.length}</b>` : ''
  const cells = sizes.map((size) => `<td>${size || '–'}`).join('')
  return `\n<tr><td><a href="#${escapeHtml(route)}">${escapeHtml(route)}</a>${warning}<td>${kind}${cells}`
}

function section({ before, after }: Review, change: PageChange): string {
  const { route, links, broken } = change
  return `<h2 id="${escapeHtml(route)}">${escapeHtml(route)}</h2>
${list('Broken links', broken, ' class="broken"')}${list('New links', links.added)}${list('Links that are gone', links.removed)}
<pre>${wordDiff(change.before?.text ?? '', change.after?.text ?? '') || 'The text is the same; its form differs.'}</pre>
${WIDTHS.map((width, index) => pictures(width, [before.get(route)?.[index], after.get(route)?.[index]])).join('')}`
}

function list(title: string, addresses: readonly string[], attributes = ''): string {
  if (addresses.length === 0) return ''
  const items = addresses.map((address) => `<li>${escapeHtml(address)}`).join('')
  return `<p${attributes}>${title}:<ul>${items}</ul>`
}

function pictures(width: number, [before, after]: readonly (string | undefined)[]): string {
  if (before === undefined && after === undefined) return ''
  const figure = (name: string, source: string | undefined) =>
    `<figure><figcaption>${name}</figcaption>${source ? `<img alt="${name}" src="${source}">` : 'no page'}</figure>`
  return `<details><summary>${width} pixels wide</summary><div class="pictures">${figure('Before', before)}${figure('After', after)}</div></details>\n`
}
