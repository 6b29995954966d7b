import { preinit } from 'react-dom'
import { withBasePath } from '../../lib/content/settings/base-path'

export type PageStylesProps = {
  /** Names of style sheets in `styles/pages/`, each after those that it builds on. */
  readonly sheets: readonly string[]
}

const PRECEDENCE = 'page'
/** URLs of the style sheets by name; the build puts them in place of the variable. */
const URLS: Readonly<Record<string, string>> = JSON.parse(process.env.PAGE_SHEETS ?? '{}')

/**
 * The style sheets that only some pages need. React loads each once, shows the page when it is there, and keeps it for
 * the pages that follow.
 */
export function PageStyles({ sheets }: PageStylesProps) {
  return sheets.map((name) => (
    <link key={name} rel="stylesheet" precedence={PRECEDENCE} href={urlOf(name)} />
  ))
}

/** Loads style sheets ahead: what needs them need not wait for them. */
export function loadPageStyles(sheets: PageStylesProps['sheets']): void {
  for (const name of sheets) preinit(urlOf(name), { as: 'style', precedence: PRECEDENCE })
}

/** @throws when `styles/pages/` has no such sheet */
function urlOf(name: string): string {
  const url = URLS[name]
  if (url === undefined)
    throw new Error(`page styles: found "${name}", expected one of ${Object.keys(URLS).join(', ')}`)
  return withBasePath(url)
}
