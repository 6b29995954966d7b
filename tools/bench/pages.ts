import { FEEDS } from '../../lib/content/pages/page-feeds'

/** One page of each kind. */
export const PAGES = {
  home: '/',
  'long guide': '/docs/FTC/Installation_Guides/Kubernetes/AWS',
  'method page': '/docs/Stream/API/API_Methods/AddEvent',
  'release notes': FEEDS.rss.route,
  'search page': '/search',
} as const
