import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../../content/pages/page-map'
import type { PageMapReading } from '../../content/pages/read-page-map'
import { llmsText } from './llms-text'
import { robots, SITEMAP_FILE, sitemap } from './sitemap'
import { WEB_MANIFEST_FILE, webManifest } from './web-manifest'

/**
 * Writes what other programs look for: sitemap, robots.txt, web manifest and llms.txt.
 * @param pages the published ones
 */
export function writeDiscoveryFiles(
  out: string,
  { nodes }: PageMapReading,
  pages: readonly Page[],
): void {
  const files = new Map([
    [SITEMAP_FILE, sitemap(pages)],
    ['robots.txt', robots()],
    [WEB_MANIFEST_FILE, webManifest()],
    ['llms.txt', llmsText(nodes)],
  ])
  for (const [name, content] of files) writeFileSync(path.join(out, name), content)
}
