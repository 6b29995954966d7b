import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test('the table of contents follows the reader', async ({ page, docs }) => {
  await docs.open(STREAM_LANDING)
  await expect(docs.toc.current).toHaveText(['Before you start'])
  for (const name of ['Ports', 'Troubleshooting']) {
    const heading = docs.main.getByRole('heading', { name, exact: true })
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expect(docs.toc.current).toHaveText([name])
    await expect(docs.toc.current).toBeSeen()
    await expect(docs.toc.link('Sizing')).toBeHidden()
  }
  await page.keyboard.press('End')
  await expect(docs.toc.current).toHaveText(['Related pages'])
  // A page reached by a link.
  await docs.follow(docs.sidebar.link('FAQ'), 'Stream FAQ')
  await expect(docs.toc.current).toHaveText(['When something stops'])
  // Within an article, links have a color of their own.
  await docs.open('/docs/Stream/API/API_Methods/GetEventsList')
  await page.keyboard.press('End')
  await expect(docs.toc.current).toHaveText(['Related pages'])
  const colorOf = (link: Element) => getComputedStyle(link).color
  const other = await docs.toc.link('Parameters').evaluate(colorOf)
  expect(await docs.toc.current.evaluate(colorOf)).not.toBe(other)
})

test('the commands of a guide are a view with its own URL', async ({ page, docs }) => {
  const guide = '/docs/Stream/Installation_Guides/Kubernetes/AWS'
  const views = docs.main.getByRole('navigation', { name: 'Shortcuts in this guide' })
  const commands = views.getByRole('link', { name: 'Commands only' })
  const whole = views.getByRole('link', { name: 'Guide' })
  const step = docs.main.getByRole('heading', { name: 'Install eksctl' })
  await page.goto(`${guide}#quick-reference`)
  await expect(step).toBeHidden()
  const command = docs.main.getByText('eksctl create cluster').filter({ visible: true })
  await expect(command).toHaveCount(1)
  await expect(docs.main.getByRole('link', { name: 'ask Capella first', exact: true })).toBeSeen()
  await expect(whole).toBeSeen()
  await whole.click()
  await expect(step).toBeVisible()
  await commands.click()
  await expect(page).toHaveURL(`${guide}#quick-reference`)
  await expect(commands).toHaveAttribute('aria-current', 'true')
  await expect(step).toBeHidden()
  await whole.click()
  await page.goBack()
  await expect(step).toBeHidden()
  await expect(docs.toc.links.filter({ visible: true })).toHaveText([
    'Quick reference',
    'Tools',
    'EKS cluster',
    'Storage',
    'Add-ons',
    'Chart and values',
    'Stream',
    'Access',
    'Addresses',
    'Your values',
  ])
})
