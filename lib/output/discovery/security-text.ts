import { siteConfig } from '../../content/settings/site-config'
import { siteUrl } from '../../content/settings/site-url'

/** Where security.txt lies below `out/`; on a site below a path it goes to the root of the host. */
export const SECURITY_FILE = '.well-known/security.txt'

/** RFC 9116, 2.5.5: less than a year. */
const VALID_DAYS = 364
const DAY_MS = 86_400_000

/** security.txt (RFC 9116): where to report a vulnerability, and until when that is known to be right. */
export function securityText({ contact, confirmed } = siteConfig.security): string {
  const expires = new Date(Date.parse(confirmed) + VALID_DAYS * DAY_MS).toISOString()
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${Object.values(siteConfig.i18n.locales)
      .map(({ htmlLang }) => htmlLang)
      .join(', ')}`,
    `Canonical: ${new URL(`/${SECURITY_FILE}`, siteUrl('/')).href}`,
    '',
  ].join('\n')
}
