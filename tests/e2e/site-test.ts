import { setTimeout } from 'node:timers/promises'
import { test as base, type Page } from '@playwright/test'
import { expect, expectSoon } from './expect'
import { DocsPage } from './pages/DocsPage'
import { Checklist, ValuesForm } from './pages/GuideTools'
import { SearchModal } from './pages/SearchModal'
import { SearchResultsPage } from './pages/SearchResultsPage'

export { expect, expectSoon }

/** Delay of every script, to test that nothing is lost when readers act before scripts have loaded. */
const SCRIPT_DELAY_MS = Number(process.env.E2E_SCRIPT_DELAY || 0)

type SiteOptions = {
  /** Console messages that a test provokes on purpose. */
  expectedMessages: readonly RegExp[]
}

/** Chromium's warning about a preloaded file that is used late, which happens on a busy machine. */
const LATE_USE = /was preloaded using link preload but not used within a few seconds/

/** Page objects for the parts of the site. */
type PageObjects = {
  readonly checklist: Checklist
  readonly docs: DocsPage
  readonly modal: SearchModal
  readonly search: SearchResultsPage
  readonly values: ValuesForm
}

/**
 * The test fixture of this suite: a console error or warning, an uncaught error, a request to another host, or a
 * violation of the Content-Security-Policy on any page fails the test.
 */
export const test = base.extend<SiteOptions & PageObjects & { quietPages: undefined }>({
  checklist: ({ page }, provide) => provide(new Checklist(page)),
  docs: ({ page }, provide) => provide(new DocsPage(page)),
  modal: ({ page }, provide) => provide(new SearchModal(page)),
  search: ({ page }, provide) => provide(new SearchResultsPage(page)),
  values: ({ page }, provide) => provide(new ValuesForm(page)),
  expectedMessages: [[], { option: true }],
  quietPages: [
    async ({ context, baseURL, expectedMessages }, provide) => {
      const problems: string[] = []
      await context.addInitScript(reportViolations)
      if (SCRIPT_DELAY_MS > 0)
        await context.route(/\.m?js(?:\?|$)/, async (route) => {
          await setTimeout(SCRIPT_DELAY_MS)
          await route.fallback()
        })
      context.on('page', (page) => watchPage(page, baseURL ?? '', problems))
      await provide(undefined)
      // A route that is still pending when a test ends must not fail the next test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      const unexpected = problems.filter(
        (problem) => ![LATE_USE, ...expectedMessages].some((message) => message.test(problem)),
      )
      expect(unexpected, 'unexpected console messages, errors, and requests').toEqual([])
    },
    { auto: true },
  ],
})

function watchPage(page: Page, origin: string, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${page.url()} console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`${page.url()} uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url())
    if (/^https?:$/.test(protocol) && target !== new URL(origin).origin)
      problems.push(`${page.url()} third-party request: ${request.url()}`)
  })
}

/** Runs in the page: writes policy violations to the console in one form, because browsers word them differently. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`)
  })
}
