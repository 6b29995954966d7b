import { Fragment, type ReactNode, useRef } from 'react'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import type { NavbarItem } from '../../../lib/site/site-config-schema'
import { SearchButton } from '../../search/SearchButton'
import { Icon } from '../../ui/Icon'
import { usePage } from '../../ui/PageContext'
import { useDismissableDetails } from '../../ui/useDismissableDetails'
import { ColorModeSwitch } from './ColorMode'

/** @param props `sidebarButton` follows the link to the product of the page. */
export function NavbarItems({ sidebarButton }: { readonly sidebarButton?: ReactNode }) {
  const { sidebar } = usePage().navigation
  return siteConfig.navbar.items.map((item) => (
    <Fragment key={'label' in item ? item.label : item.type}>
      <Item item={item} />{' '}
      {item.type === 'docSidebar' && item.sidebarId === sidebar && sidebarButton}
    </Fragment>
  ))
}

function Item({ item }: { readonly item: NavbarItem }) {
  switch (item.type) {
    case 'docSidebar':
      return <ProductLink {...item} />
    case 'link':
      return <NavbarLink {...item} />
    case 'localeSwitch':
      return <LocaleSwitch />
    case 'colorMode':
      return siteConfig.colorMode.disableSwitch ? null : <ColorModeSwitch />
    case 'search':
      return <SearchButton />
    default:
      // For the preview (§8). The build rejects such an item before it renders a page.
      throw new Error(`navbar: unknown item type: found ${JSON.stringify(item satisfies never)}`)
  }
}

function ProductLink({ sidebarId, label }: Extract<NavbarItem, { type: 'docSidebar' }>) {
  const { navigation } = usePage()
  const sidebar = siteConfig.sidebars[sidebarId]
  if (sidebar === undefined)
    throw new Error(`navbar: missing sidebar link: found no sidebar "${sidebarId}"`)
  return (
    <a
      className="navbar-item"
      href={withBasePath(sidebar.landing)}
      data-product={sidebar.product}
      aria-current={navigation.sidebar === sidebarId ? 'true' : undefined}
    >
      {label}
    </a>
  )
}

function NavbarLink({ href, label }: Extract<NavbarItem, { type: 'link' }>) {
  const isExternal = !href.startsWith('/')
  return (
    <a className="navbar-item" href={withBasePath(href)} rel={isExternal ? 'noopener' : undefined}>
      {label}
      {isExternal && <Icon name="external" size={0.75} />}
    </a>
  )
}

const { defaultLocale, locales } = siteConfig.i18n

/** A menu of the site's languages (§2). The current one leads nowhere: the reader is there, perhaps at a heading. */
function LocaleSwitch() {
  const { route } = usePage()
  const details = useRef<HTMLDetailsElement>(null)
  useDismissableDetails(details)
  const linkTo = (path: string) => withBasePath(`/${path}${route === '/' ? '' : route}`)
  return (
    <details ref={details} className="menu">
      <summary>
        <span className="unseen">Language: </span>
        {locales[defaultLocale]?.label}
      </summary>
      <ul>
        {Object.entries(locales).map(([name, { label, path, htmlLang, direction }]) => (
          <li key={name}>
            <a
              {...(name === defaultLocale
                ? { 'aria-current': 'true' }
                : { href: linkTo(path), hrefLang: htmlLang })}
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
