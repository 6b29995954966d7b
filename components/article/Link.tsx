import type { ComponentProps } from 'react'
import { withBasePath } from '../../lib/content/settings/base-path'

/** A link of an article: to the site below its base path, or to another site. `useLinks` follows it. */
export function Link({ href = '', ...props }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <a href={withBasePath(href)} {...props} />
  const rel = /^https?:/.test(href) ? 'noopener noreferrer' : undefined
  return <a href={href} rel={rel} {...props} />
}
