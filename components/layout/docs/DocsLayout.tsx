import type { Heading } from 'nextra'
import { type ReactNode, useEffect } from 'react'
import { preferredDocsVersionItem } from '../../../lib/browser/storage/storage-items'
import { isMethodRoute } from '../../../lib/content/api/anchors'
import type { PageLink } from '../../../lib/content/navigation/navigation'
import { layoutOf, showsReadingTime } from '../../../lib/content/pages/routes'
import { siteUrl, withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { ARTICLE_ATTRIBUTE, ELEMENT_IDS } from '../../../lib/site/element-ids'
import { MESSAGES } from '../../../lib/site/messages'
import { type PageSidebar, Sidebar, useSidebar } from '../../navigation/Sidebar'
import { Toc } from '../../navigation/Toc'
import { Icon } from '../../ui/Icon'
import { usePage } from '../../ui/PageContext'
import { CopyPage } from './CopyPage'

export type DocsLayoutProps = { readonly toc: readonly Heading[]; readonly children: ReactNode }

/** Nextra wraps every MDX page in this component. */
export function DocsLayout(props: DocsLayoutProps) {
  const page = usePage()
  const layout = layoutOf(page.route, page)
  useDocsVersion(layout === 'docs')
  return layout === 'app' ? props.children : <Frame {...props} />
}

function Frame({ toc, children }: DocsLayoutProps) {
  const { route, title } = usePage()
  const sidebar = useSidebar()
  const hasSidebar = sidebar.items.length > 0
  return (
    <div
      className="docs-layout-frame"
      data-product={sidebar.product}
      data-has-sidebar={hasSidebar || undefined}
    >
      {hasSidebar && <Sidebar {...sidebar} />}
      <Breadcrumbs product={sidebar.product} />
      {/* The key, because React cannot move elements around text that a translation tool has replaced. */}
      <main
        key={route}
        className="docs-layout-main"
        // Known before the samples are parsed, so that nothing moves when they arrive.
        data-method={isMethodRoute(route) || undefined}
      >
        <h1 id={ELEMENT_IDS.main} tabIndex={-1}>
          {title}
        </h1>
        {toc.length > 1 && (
          <a className="skip-link toc-skip" href={`#${ELEMENT_IDS.contents}`} tabIndex={0}>
            {MESSAGES.skipToContents}
          </a>
        )}
        <PageFacts />
        <Toc entries={toc}>
          <div className="prose" {...{ [ARTICLE_ATTRIBUTE]: route }}>
            {children}
          </div>
        </Toc>
        <PageEnd />
      </main>
    </div>
  )
}

/** The second link leads to the product. Phones, which have no sidebar, show only that one and the last. */
function Breadcrumbs({ product }: Pick<PageSidebar, 'product'>) {
  const links = usePage().navigation.breadcrumbs
  if (links.length === 0) return null
  return (
    <nav className="docs-layout-breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {links.map((link, index) => (
          <li key={link.path}>
            {index === 1 && product && <Icon name={product} size={1} className="sign" />}
            <a href={withBasePath(link.path)}>{link.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function PageFacts() {
  const { route, status, appliesTo, duration, commands, readingMinutes } = usePage()
  const readingTime = showsReadingTime(route) ? `${readingMinutes} min read` : undefined
  const facts = [appliesTo?.join(', '), duration, readingTime, commands]
  const known = facts.filter((fact) => fact !== undefined)
  return (
    <div className="docs-layout-facts">
      {status === 'placeholder' && <p className="docs-layout-planned">{MESSAGES.pagePlanned}</p>}
      {status !== 'placeholder' && known.length > 0 && (
        <ul>
          {known.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <CopyPage route={route} />
    </div>
  )
}

/** The URL of the page and the date of its version go along, because the vendor's page has a form of its own. */
function PageEnd() {
  const { route, updated } = usePage()
  const version = updated?.date ?? siteConfig.docs.version.name
  const report = `${siteConfig.docs.reportUrl}?page=${siteUrl(route)}&version=${version}`
  return (
    <div className="docs-layout-end">
      <p>
        {updated !== undefined && (
          <>
            Last updated <time dateTime={updated.date}>{updated.words}</time>
            {'. '}
          </>
        )}
        <a href={report} rel="noopener noreferrer">
          Report an error on this page
        </a>
      </p>
      <Pagination />
    </div>
  )
}

function Pagination() {
  const { previous, next } = usePage().navigation
  if (previous === null && next === null) return null
  return (
    <nav className="docs-layout-pagination" aria-label="Previous and next page">
      {previous && <NeighborLink rel="prev" title="Previous" {...previous} />}
      {next && <NeighborLink rel="next" title="Next" {...next} />}
    </nav>
  )
}

type NeighborLinkProps = PageLink & { readonly rel: 'prev' | 'next'; readonly title: string }

function NeighborLink({ rel, title, label, path }: NeighborLinkProps) {
  return (
    <a className={`docs-layout-${rel}`} href={withBasePath(path)} rel={rel}>
      <span>{title}</span>
      {` ${label} `}
    </a>
  )
}

/** Stores the docs version (§4). The site has only one, which replaces any other stored version. */
function useDocsVersion(isDocs: boolean): void {
  useEffect(() => {
    const { version, versionPersistence } = siteConfig.docs
    if (versionPersistence === 'none' || !isDocs) return
    if (preferredDocsVersionItem.get() !== version.name) preferredDocsVersionItem.set(version.name)
  }, [isDocs])
}
