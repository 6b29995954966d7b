import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import { imageSize } from 'image-size'
import { visit } from 'unist-util-visit'
import type { BuildContext } from '../build-context'

/** Sets the size of images in `public/`, so that the layout does not shift when they load. */
export function rehypeImages({ root }: Pick<BuildContext, 'root'>) {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'img' || typeof properties.src !== 'string') return
      if (!properties.src.startsWith('/')) return
      const image = path.join(root, 'public', decodeURI(properties.src))
      if (!existsSync(image)) return
      Object.assign(properties, sizeOf(image))
    })
  }
}

/** Empty for a file that is not an image. */
function sizeOf(image: string): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(readFileSync(image))
    return { width, height }
  } catch {
    return {}
  }
}
