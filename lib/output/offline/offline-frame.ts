import { posix } from 'node:path'
import { escapeHtml } from '../../content/html-entities'
import { siteConfig } from '../../content/settings/site-config'
import { OFFLINE_INDEX_FILE } from './offline-links'

/** Files of the copy that every page names. */
export const OFFLINE_STYLES_FILE = 'styles.css'
export const OFFLINE_ICON_FILE = 'icon.svg'

export type OfflineFrame = {
  /** File of the copy it is printed for. */
  readonly file: string
  readonly title: string
  readonly product?: string | undefined
  /** HTML of the main part. */
  readonly main: string
  /** Class of the main part. */
  readonly className?: string
}

/** The HTML around every page of the offline copy: no scripts, nothing but relative URLs. */
export function offlineFrame({ file, title, product, main, className }: OfflineFrame): string {
  const { i18n } = siteConfig
  const locale = i18n.locales[i18n.defaultLocale]
  const to = (target: string) => posix.relative(posix.dirname(file), target)
  const classes = ['offline-page', className].filter((name) => name !== undefined).join(' ')
  return [
    `<!DOCTYPE html>\n<html lang="${locale?.htmlLang ?? 'en'}" dir="${locale?.direction ?? 'ltr'}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="icon" href="${to(OFFLINE_ICON_FILE)}" type="image/svg+xml">`,
    `<link rel="stylesheet" href="${to(OFFLINE_STYLES_FILE)}"></head>\n`,
    product === undefined ? '<body>' : `<body data-product="${product}">`,
    `<header class="offline-head"><a href="${to(OFFLINE_INDEX_FILE)}">`,
    `<img src="${to(OFFLINE_ICON_FILE)}" alt="" width="24" height="24">${escapeHtml(siteConfig.title)}</a>`,
    `<p>Offline copy · <a href="${to(OFFLINE_INDEX_FILE)}">All pages and headings</a></p></header>\n`,
    `<main class="${classes}">${main}</main></body></html>\n`,
  ].join('')
}
