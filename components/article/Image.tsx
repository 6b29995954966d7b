import type { ComponentProps } from 'react'
import { withBasePath } from '../../lib/content/settings/base-path'

/** An image, loaded as it comes near; the build gives it the size of its file. */
export function Image({ src, alt = '', ...props }: ComponentProps<'img'>) {
  const url = typeof src === 'string' && src.startsWith('/') ? withBasePath(src) : src
  // biome-ignore lint/performance/noImgElement: an export has no server that resizes
  return <img src={url} alt={alt} loading="lazy" decoding="async" {...props} />
}
