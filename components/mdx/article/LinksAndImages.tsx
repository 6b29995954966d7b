import type { ComponentProps } from 'react'
import { withBasePath } from '../../../lib/content/settings/base-path'

/** An image, loaded as it comes near; the build gives it the size of its file. */
export function Image({ src, alt = '', ...props }: ComponentProps<'img'>) {
  const url = typeof src === 'string' && src.startsWith('/') ? withBasePath(src) : src
  // biome-ignore lint/performance/noImgElement: an export has no server that resizes
  return <img src={url} alt={alt} loading="lazy" decoding="async" {...props} />
}

/** A link of an article: to the site below its base path, or to another site. `useLinks` follows it. */
export function Link({ href = '', ...props }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <a href={withBasePath(href)} {...props} />
  const rel = /^https?:/.test(href) ? 'noopener noreferrer' : undefined
  return <a href={href} rel={rel} {...props} />
}
