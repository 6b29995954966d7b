import { useRef } from 'react'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import type { SiteConfig } from '../../../lib/site/site-config-schema'
import { usePage } from '../../ui/PageContext'
import { useDismissableDetails } from '../../ui/useDismissableDetails'

export type LocaleSwitchProps = {
  /** Set only in tests, which need more locales than the site has. */
  readonly i18n?: SiteConfig['i18n']
}

/**
 * A menu of the site's languages (§2). The current language's link leads to the current page: its `href` is empty.
 */
export function LocaleSwitch({ i18n = siteConfig.i18n }: LocaleSwitchProps) {
  const { route } = usePage()
  const details = useRef<HTMLDetailsElement>(null)
  useDismissableDetails(details)
  const current = i18n.locales[i18n.defaultLocale]
  const linkTo = (path: string) => withBasePath(`/${path}${route === '/' ? '' : route}`)
  return (
    <details ref={details} className="menu">
      <summary>
        <span className="unseen">Language: </span>
        {current?.label}
      </summary>
      <ul>
        {Object.entries(i18n.locales).map(([name, { label, path, htmlLang, direction }]) => (
          <li key={name}>
            <a
              href={name === i18n.defaultLocale ? '' : linkTo(path)}
              aria-current={name === i18n.defaultLocale ? 'true' : undefined}
              hrefLang={htmlLang}
              lang={htmlLang}
              dir={direction}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
