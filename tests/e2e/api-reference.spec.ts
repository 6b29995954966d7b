import { INTRODUCTION } from './changing-route'
import { whenArticleHydrated, whenMotionEnds, whenQuiet } from './interactive'
import { expect, test } from './site-test'

const ONCE = 'event.xml: One-time event, project sent later'
const WEEKLY = 'event.xml: Monday to Friday (bits unconfirmed)'

test('samples show the reader’s values and choices everywhere', async ({ page, docs, values }) => {
  const { main } = docs
  const host = values.field('REST API host')
  /** A code block by its title or, without one, its language. */
  const sample = (label: string) =>
    main
      .getByRole('figure', { name: label, exact: true })
      .or(main.getByRole('group', { name: RegExp(`^Code(?: with .+)?: ${label}$`) }))
  /** The tab of a manager, a language, or an example. */
  const tab = (label: string) => main.getByRole('radio', { name: label, exact: true })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await test.step('a link leads to a marked part, and each sample is beside what it shows', async () => {
    await docs.open('/docs/Stream/API/API_Methods/AddEvent#request-events-event')
    const part = main.locator('#request-events-event > details')
    await expect(part).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await docs.open('/docs/Stream/API/API_Methods/AddEvent#status-409')
    await expect(main.locator('#status-409')).toBeSeen()
    await expect(sample('Illustrative response')).toBeSeen()
    for (const name of [/^Copy URL, Stream Manager:/, /^Copy Request samples, curl/])
      await expect(page.getByRole('button', { name })).toHaveCount(1)
    await main.locator('#request-body').evaluate((heading) => heading.scrollIntoView())
    await expect(sample(ONCE)).toBeSeen({ inPart: true })
    await expect(sample('Shell')).toBeSeen()
  })

  await test.step('from 1,200 pixels, contents take a line, and samples are beside the text', async () => {
    for (const width of [1200, 1240, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = ['.prose > .toc-rail', '#parameters', '#request-samples']
      const [contents, text, samples] = await Promise.all(
        boxes.map((box) => main.locator(box).boundingBox()),
      )
      expect(contents?.height, `${width}`).toBeLessThan(90)
      expect(samples?.x, `${width}`).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? width))
    }
  })

  await test.step('samples are for the chosen manager and example', async () => {
    await tab('Broadcast Manager').click()
    await expect(sample('Shell')).toContainText('https://<api-host>:8754/CambriaBM/v1/Events')
    await tab('Weekly').click()
    await expect(sample(WEEKLY)).toContainText('<project-file>.clpr')
  })

  await test.step('samples of another language show a value, too', async () => {
    const url = page.url()
    await values.open()
    await host.fill('my-host')
    await values.field('Event name').fill('Evening News')
    await expect(sample(WEEKLY)).toContainText('Name="Evening News"')
    await host.press('Enter')
    expect(page.url()).toBe(url)
    // The samples follow the navbar, which comes back on a scroll.
    await tab('C#').scrollIntoViewIfNeeded()
    await whenQuiet(page)
    await whenMotionEnds(page)
    await tab('C#').click()
    await expect(sample('C#')).toContainText('https://my-host:8754/CambriaBM/v1/Events')
    // Scrolled just into view, a part of a pixel would be missing.
    await sample('C#').evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(sample('C#')).toBeSeen()
  })

  await test.step('another method keeps every choice until it is reset, and nothing was sent', async () => {
    // The sidebar moves with the navbar, and a click could miss the link.
    await whenQuiet(page)
    await whenMotionEnds(page)
    await docs.follow(docs.sidebar.link('GetEventsList'), 'GetEventsList')
    await expect(tab('Broadcast Manager')).toBeChecked()
    await expect(sample('C#')).toContainText('my-host:8754/CambriaBM/v1/Events')
    await values.open()
    await main.getByRole('button', { name: 'Clear values' }).click()
    await expect(sample('C#')).toContainText('https://<api-host>:8754')
    expect(requests.filter((one) => one.includes('my-host'))).toEqual([])
  })
})

test('samples of the answer push those of the call out of view', async ({ page, docs }) => {
  for (const method of ['AddEvent', 'GetEventsList']) {
    await docs.open(`/docs/Stream/API/API_Methods/${method}`)
    await whenArticleHydrated(page)
    const gaps = await page.evaluate(async () => {
      const edge = (selector: string, side: 'top' | 'bottom') =>
        document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN
      const { scrollHeight } = document.documentElement
      const found: number[] = []
      for (let top = 0; top < scrollHeight; top += 200) {
        window.scrollTo(0, top)
        for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
        found.push(edge('.sample-response', 'top') - edge('.sample-panel > div', 'bottom'))
      }
      return found
    })
    expect(Math.min(...gaps), method).toBeGreaterThanOrEqual(0)
  }
})

test('the form of values takes its space beside the text', async ({ page, docs }) => {
  await docs.open('/docs/Stream/API/API_Methods/GetEventsList')
  await whenArticleHydrated(page)
  const top = () => page.locator('#parameters').evaluate((one) => one.getBoundingClientRect().top)
  const before = await top()
  await page.locator('.sample-panel summary').click()
  await expect(page.getByLabel('REST API host')).toBeVisible()
  // Less than a line of text
  expect((await top()) - before).toBeLessThan(20)
})

test('style sheets of a guide, which stay, do not change a method', async ({ page, docs }) => {
  const boxes = () =>
    page.locator('main .code, main .code > *').evaluateAll((elements) =>
      elements.map((element) => {
        const { left, width, height } = element.getBoundingClientRect()
        return [left, width, height, getComputedStyle(element).position].join(' ')
      }),
    )
  await docs.open('/docs/Stream/API/API_Methods/AddEvent')
  await whenArticleHydrated(page)
  const before = await boxes()
  await docs.open('/docs/Stream/Tutorials/First_Weekly_Event')
  await docs.follow(
    page.getByRole('main').getByRole('link', { name: 'AddEvent' }).first(),
    'AddEvent',
  )
  await whenArticleHydrated(page)
  expect(await boxes()).toEqual(before)
})

test('a click on the name of a file saves it, and the page stays', async ({ page, docs }) => {
  await docs.open(INTRODUCTION)
  for (const [tab, name] of [
    ['PowerShell', 'manager.ps1'],
    ['Python', 'manager.py'],
    ['JavaScript', 'manager.mjs'],
    ['C#', 'manager.cs'],
    ['C#', 'stream.openapi.json'],
  ] as const) {
    await docs.main.getByRole('radio', { name: tab, exact: true }).first().check()
    const link = docs.main.locator(`a[download][href$="/${name}"]`)
    const saved = page.waitForEvent('download')
    await link.click()
    expect((await saved).suggestedFilename()).toBe(name)
    const response = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(response.headers()['content-type'], name).toMatch(/^\w+\/\w+/)
  }
  await expect(page).toHaveURL(INTRODUCTION)
})
