import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { MESSAGES } from '../../lib/site/messages'

export function NotFoundPage() {
  return (
    <main id={ELEMENT_IDS.main} className="wide-page prose" tabIndex={-1}>
      <p className="star">404</p>
      <h1>{MESSAGES.notFoundTitle}</h1>
      <p>This page doesn’t exist. It may have moved, or the URL may contain a typo.</p>
      <h2>Where to go next</h2>
      <ul>
        <li>
          <a href={withBasePath('/')}>Home page</a>
        </li>
        <li>
          <a href={withBasePath(`/${siteConfig.search.searchPagePath}`)}>Search</a>
        </li>
        {Object.values(siteConfig.sidebars).map((sidebar) => (
          <li key={sidebar.path}>
            <a href={withBasePath(sidebar.path)}>{sidebar.label} documentation</a>
          </li>
        ))}
      </ul>
    </main>
  )
}
