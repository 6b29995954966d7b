import { useRef } from 'react'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import type { SiteConfig } from '../../../lib/site/site-config-schema'
import { Icon } from '../../ui/Icon'
import { usePage } from '../../ui/PageContext'
import { useDismissableDetails } from '../../ui/useDismissableDetails'

export type LocaleSwitchProps = {
  /** The locales of the site; given by tests to print more than the configured ones. */
  readonly i18n?: SiteConfig['i18n']
}

/** The language of the page and links to it in the other languages (§2). */
export function LocaleSwitch({ i18n = siteConfig.i18n }: LocaleSwitchProps) {
  const { route } = usePage()
  const details = useRef<HTMLDetailsElement>(null)
  useDismissableDetails(details)
  const current = i18n.locales[i18n.defaultLocale]
  return (
    <details ref={details} className="menu">
      <summary aria-label={`Language: ${current?.label}`}>
        {current?.label}
        <Icon name="chevron" />
      </summary>
      <ul>
        {Object.entries(i18n.locales).map(([name, locale]) => (
          <li key={name}>
            <a
              href={withBasePath(
                name === i18n.defaultLocale
                  ? route
                  : `/${locale.path}${route === '/' ? '' : route}`,
              )}
              hrefLang={locale.htmlLang}
              lang={locale.htmlLang}
              dir={locale.direction}
              aria-current={name === i18n.defaultLocale ? 'true' : undefined}
            >
              {locale.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
