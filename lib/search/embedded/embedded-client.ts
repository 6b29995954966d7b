import { SEARCHED_TAGS } from '../../content/search/record-page'
import { effectiveBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import type { SearchClient, SearchRequest, SearchResponse } from '../search-client'
import type { ServiceOptions } from './search-service'
import { WorkerBackend, WorkerUnavailable } from './worker-backend'

type Backend = Required<SearchClient>

let backend: Promise<Backend> | null = null

/** The engine that comes with the site: it searches an index in a worker where one can run. */
export function createEmbeddedSearchClient(): SearchClient {
  return { search, warmUp }
}

async function warmUp(): Promise<void> {
  await (await startBackend()).warmUp()
}

async function search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse> {
  const current = startBackend()
  try {
    return await (await current).search(request, signal)
  } catch (error) {
    if (!(error instanceof WorkerUnavailable)) throw error
    if (backend === current) backend = keep(createPageBackend())
    return (await startBackend()).search(request, signal)
  }
}

function startBackend(): Promise<Backend> {
  backend ??= keep(createBackend())
  return backend
}

/** Drops a backend that failed to start, so that the next search starts another. */
function keep(starting: Promise<Backend>): Promise<Backend> {
  const started = starting.catch((error: unknown) => {
    if (backend === started) backend = null
    throw error
  })
  return started
}

async function createBackend(): Promise<Backend> {
  try {
    return new WorkerBackend(createWorker(), serviceOptions())
  } catch {
    return createPageBackend()
  }
}

/** Written as webpack expects it, which makes a script of its own of the worker. */
function createWorker(): Worker {
  return new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' })
}

/** The same search on the page itself, for browsers and policies that refuse workers. */
async function createPageBackend(): Promise<Backend> {
  const { SearchService } = await import('./search-service')
  return new SearchService(serviceOptions())
}

function serviceOptions(): ServiceOptions {
  const { defaultLocale, locales } = siteConfig.i18n
  const { lang } = document.documentElement
  const language = Object.keys(locales).find((key) => locales[key]?.htmlLang === lang)
  return {
    basePath: effectiveBasePath,
    scope: { language: language ?? defaultLocale, tags: SEARCHED_TAGS },
  }
}
