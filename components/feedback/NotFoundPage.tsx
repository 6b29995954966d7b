import { normalizePath } from '../../lib/browser/navigation/links'
import { loadOnce } from '../../lib/browser/page/load-once'
import { isRecord } from '../../lib/content/json'
import { nearestRoutes, type RouteSuggestion } from '../../lib/content/navigation/nearest-routes'
import { PAGE_LIST_FILE } from '../../lib/content/pages/routes'
import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { MESSAGES } from '../../lib/site/messages'
import { useChunk } from '../ui/useChunk'

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

const MAX_SUGGESTIONS = 4

/** Empty until the page list has loaded, and if no page has a similar URL. */
function useSuggestions(): readonly RouteSuggestion[] {
  const list = useChunk(loadPageList)
  if (list.status !== 'done') return []
  return nearestRoutes(normalizePath(window.location.pathname), list.chunk, MAX_SUGGESTIONS)
}

/** A reader who returns to the not-found page while offline still gets suggestions. */
async function loadPageList(): Promise<readonly RouteSuggestion[]> {
  try {
    return await loadOnce(PAGE_LIST_FILE, isSuggestion)
  } catch (error) {
    console.warn('Suggestions for this URL could not be loaded:', error)
    throw error
  }
}

function isSuggestion(value: unknown): value is RouteSuggestion {
  return isRecord(value) && typeof value.path === 'string' && typeof value.title === 'string'
}
