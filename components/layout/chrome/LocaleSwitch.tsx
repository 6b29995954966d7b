import { type MouseEvent, useRef } from 'react'
import { isModifiedClick } from '../../../lib/browser/navigation/links'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { EARLY_CLICK } from '../../../lib/site/element-ids'
import type { SiteConfig } from '../../../lib/site/site-config-schema'
import { usePage } from '../../ui/PageContext'
import { useDismissableDetails } from '../../ui/useDismissableDetails'

export type LocaleSwitchProps = {
  /** Set only in tests, which need more locales than the site has. */
  readonly i18n?: SiteConfig['i18n']
}

/**
 * A menu of the site's languages (§2). The current language's link does not reload the page: a click without modifier
 * keys just closes the menu.
 */
export function LocaleSwitch({ i18n = siteConfig.i18n }: LocaleSwitchProps) {
  const { route } = usePage()
  const details = useRef<HTMLDetailsElement>(null)
  useDismissableDetails(details)
  const current = i18n.locales[i18n.defaultLocale]
  const close = (event: MouseEvent) => {
    if (isModifiedClick(event.nativeEvent)) return
    event.preventDefault()
    if (details.current !== null) details.current.open = false
  }
  // An empty `href` links to the current page.
  const currentLink = { href: '', 'aria-current': 'true', onClick: close, ...EARLY_CLICK } as const
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
              {...(name === i18n.defaultLocale ? currentLink : { href: linkTo(path) })}
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
