import { siteConfig } from '../settings/site-config'

/** The title of a page in the browser: `Page | Capella Documentation`; the home page has the site's title alone. */
export function pageTitle(title: string): string {
  return title === siteConfig.title
    ? title
    : `${title} ${siteConfig.titleDelimiter} ${siteConfig.title}`
}
