import { PAGE_KINDS } from '../fixtures/page-kinds'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test.use({ viewport: { width: 320, height: 640 }, expectedMessages: [/status of 404/] })

for (const { kind, route } of PAGE_KINDS) {
  test(`issue 2, 5 the ${kind} does not scroll sideways at 320 px, nor does its menu`, async ({
    page,
  }) => {
    const docs = new DocsPage(page)
    await docs.open(route)
    expect(await widthOf(docs)).toBe(320)
    if (await docs.toc.summary.isVisible()) await docs.toc.summary.tap()
    expect(await widthOf(docs), 'with the table of contents').toBe(320)
    await docs.navbar.menuButton.tap()
    const menu = await docs.mobileSidebar.dialog.evaluate((dialog) => ({
      content: dialog.scrollWidth,
      box: dialog.clientWidth,
    }))
    expect(menu.content).toBe(menu.box)
    expect(await widthOf(docs), 'with the menu').toBe(320)
  })
}

/** Width of what can be scrolled to. */
async function widthOf({ page }: DocsPage): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
