/**
 * Webpack loader in place of Nextra 3.3.1's picture that can be enlarged. Pictures of articles are printed when a page is
 * compiled, so it never shows, but its two packages would be in every page's scripts.
 */
export default function plainImageLoader() {
  return [
    "import { createElement } from 'react'",
    "export const ImageZoom = (props) => createElement('img', props)",
  ].join('\n')
}
