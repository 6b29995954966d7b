import type { Page } from '../../content/pages/page-map'
import type { PageMapReading } from '../../content/pages/read-page-map'
import { llmsText } from './llms-text'
import { robots, SITEMAP_FILE, sitemap } from './sitemap'
import { WEB_MANIFEST_FILE, webManifest } from './web-manifest'

/**
 * What other programs look for: sitemap, robots.txt, web manifest and llms.txt.
 * @param pages the published ones
 * @returns address below the site's root and content of each
 */
export function discoveryFiles(
  { nodes }: PageMapReading,
  pages: readonly Page[],
): Map<string, string> {
  return new Map([
    [SITEMAP_FILE, sitemap(pages)],
    ['robots.txt', robots()],
    [WEB_MANIFEST_FILE, webManifest()],
    ['llms.txt', llmsText(nodes)],
  ])
}
