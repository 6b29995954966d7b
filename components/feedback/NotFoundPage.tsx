import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { MESSAGES } from '../../lib/site/messages'
import { useSuggestions } from './useSuggestions'

/** The fixed links work without scripts; scripts add links to pages with similar URLs. */
export function NotFoundPage() {
  const suggestions = useSuggestions()
  return (
    <main id={ELEMENT_IDS.main} className="wide-page not-found-page" tabIndex={-1}>
      <p className="not-found-status">404</p>
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
      <div className="not-found-suggestions" aria-live="polite">
        {suggestions.length > 0 && (
          <>
            <h2>Pages with a similar URL</h2>
            <ul>
              {suggestions.map(({ path, title }) => (
                <li key={path}>
                  <a href={withBasePath(path)}>{title}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </main>
  )
}
