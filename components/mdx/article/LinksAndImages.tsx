import type { ComponentProps } from 'react'
import { withBasePath } from '../../../lib/content/settings/base-path'

/** For a file in `public/`, the build sets `width` and `height` (`rehype-images.ts`). */
export function Image({ src, alt = '', ...props }: ComponentProps<'img'>) {
  const url = typeof src === 'string' && src.startsWith('/') ? withBasePath(src) : src
  // biome-ignore lint/performance/noImgElement: a static export has no server that resizes images
  return <img src={url} alt={alt} loading="lazy" decoding="async" {...props} />
}

/** Not a `next/link`, because `useLinks` handles clicks on internal links. */
export function Link({ href = '', ...props }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <a href={withBasePath(href)} {...props} />
  const rel = /^https?:/.test(href) ? 'noopener noreferrer' : undefined
  return <a href={href} rel={rel} {...props} />
}
