const PACKAGE = 'react-medium-image-zoom'

/**
 * Webpack loader in place of Nextra 3.3.1's picture that can be enlarged. Pictures of articles are printed when a page is
 * compiled, so it never shows, but its two packages would be in every page's scripts.
 * @throws when the file is no longer that picture
 */
export default function plainImageLoader(source) {
  const missing = [PACKAGE, 'ImageZoom'].find((name) => !source.includes(name))
  if (missing !== undefined)
    throw new Error(
      `${this.resourcePath}: found no ${missing}, expected the picture of Nextra 3.3.1: change or delete plain-image-loader.mjs`,
    )
  return [
    "import { createElement } from 'react'",
    "export const ImageZoom = (props) => createElement('img', props)",
  ].join('\n')
}
