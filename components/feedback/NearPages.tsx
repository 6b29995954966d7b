import { useEffect, useRef, useState } from 'react'
import { nearestRoutes, wordsOfPath } from '../../lib/content/navigation/nearest-routes'
import { withBasePath, withoutBasePath } from '../../lib/content/settings/base-path'
import { loadFile } from '../../lib/content/settings/load-file'
import { siteConfig } from '../../lib/content/settings/site-config'
import { NAMES_FILE, type SearchIndex } from '../../lib/search/search-index'
import { SEARCH_INPUT_MAX_LENGTH } from '../../lib/site/constants'
import { Icon } from '../ui/Icon'
import { LITERAL_FIELD } from '../ui/literal-field'

const MAX_PAGES = 3

/** On the not-found page: the pages with the most similar URLs, and a search for the words of the URL. */
export function NearPages() {
  const field = useRef<HTMLInputElement>(null)
  const [pages, setPages] = useState<SearchIndex['pages']>([])
  useEffect(() => {
    const path = withoutBasePath(window.location.pathname)
    // Text typed before hydration stays.
    if (field.current?.value === '')
      field.current.value = wordsOfPath(path).slice(0, SEARCH_INPUT_MAX_LENGTH)
    // Without the file, the page still has its search field and its links.
    findNearPages(path).then(setPages, () => undefined)
  }, [])
  return (
    <div>
      {pages.length > 0 && (
        <>
          <p>Pages with a similar URL:</p>
          <ul>
            {pages.map(({ route, title }) => (
              <li key={route}>
                <a href={withBasePath(route)}>{title}</a> <small>{route}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <search className="needs-scripts">
        <form className="home-search" action={withBasePath(`/${siteConfig.search.searchPagePath}`)}>
          <Icon name="search" />
          <input
            ref={field}
            name="q"
            aria-label={siteConfig.search.placeholder}
            maxLength={SEARCH_INPUT_MAX_LENGTH}
            {...LITERAL_FIELD}
          />{' '}
          <button type="submit" className="button">
            Search
          </button>
        </form>
      </search>
    </div>
  )
}

async function findNearPages(path: string): Promise<SearchIndex['pages']> {
  const response = await loadFile(NAMES_FILE)
  const { pages }: SearchIndex = await response.json()
  const routes = pages.map(({ route }) => route)
  const near = nearestRoutes(path, routes, MAX_PAGES)
  return near.flatMap((found) => pages.find(({ route }) => route === found) ?? [])
}
