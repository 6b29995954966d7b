// @vitest-environment jsdom

import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { shownPage } from '../../tests/fixtures/shown-page'

afterEach(() => vi.resetModules())

/** Prints the navbar of a site with one item. */
async function printNavbarWith(item: unknown): Promise<string> {
  vi.doMock('../../site.config', async (importOriginal) => {
    const original = await importOriginal<typeof import('../../site.config')>()
    const navbar = { ...original.default.navbar, items: [item] }
    return { default: { ...original.default, navbar } }
  })
  const { PageProvider } = await import('../ui/PageContext')
  const { NavbarItems } = await import('./NavbarItems')
  return renderToStaticMarkup(
    <PageProvider value={shownPage('/docs')}>
      <NavbarItems />
    </PageProvider>,
  )
}

it('prints an item that is known', async () => {
  const html = await printNavbarWith({ type: 'link', href: '/docs', label: 'All docs' })
  expect(html).toContain('All docs')
})

it.each([
  [{ type: 'teapot', label: 'Tea' }, 'navbar: unknown item type: found {"type":"teapot"'],
  [{ type: 'docSidebar', sidebarId: 'Tea', label: 'Tea' }, 'navbar: missing sidebar link'],
])('§8 an item that is not raises an error, which the preview shows: %j', async (item, message) => {
  await expect(printNavbarWith(item)).rejects.toThrow(message)
})
