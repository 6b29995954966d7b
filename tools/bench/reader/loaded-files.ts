import type { Page } from '@playwright/test'
import { findFile } from '../../server/find-file'
import { sizeOf } from '../first-view'
import { rounded } from '../statistics'

/**
 * Notes what a page and its workers load; what they load again comes from the cache.
 * @param out folder of the exported site that is served
 * @returns asks for the KB (brotli 11) of the files loaded until now
 */
export function countKilobytes(page: Page, out: string): () => Promise<number> {
  const paths = new Set<string>()
  page.on('requestfinished', (request) => paths.add(new URL(request.url()).pathname))
  return async () => {
    const files = [...paths].map((path) => findFile(out, path.split('/').filter(Boolean)))
    const sizes = (await Promise.all(files)).map((file) => (file ? sizeOf(`${out}/${file}`) : 0))
    return rounded(sizes.reduce((sum, size) => sum + size, 0) / 1000)
  }
}
