import { expect, it } from 'vitest'
import { siteConfig } from '../../content/settings/site-config'
import { redirectPages } from './redirect-files'

const redirects = new Map([
  ['/docs/Old', '/docs/New'],
  ['/docs/Old.md', '/docs/New.md'],
])

it('on hosts without redirects, a page redirects', () => {
  const files = redirectPages(redirects)
  const html = files.get('/docs/Old.html') ?? ''
  expect(html).toContain('<script src="/moved.js" data-to="/docs/New"></script>')
  expect(files.get('/moved.js')).toContain('dataset.to + search + hash')
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0;url=/docs/New"></noscript>',
  )
  expect(html).toContain(`<link rel="canonical" href="${siteConfig.url}/docs/New">`)
  expect(html).toContain('<a href="/docs/New">')
  expect(html).not.toMatch(/<script>|<style|style=/)
  expect(files.get('/docs/Old.md')).toContain(`<${siteConfig.url}/docs/New.md>`)
})
