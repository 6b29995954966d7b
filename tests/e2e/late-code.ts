import type { Page } from '@playwright/test'

/** Controls code that is loaded on demand. */
export type LateCode = {
  /** From now on, requests for the code get a 404, including waiting requests. */
  fail(): void
  /** From now on, requests for the code wait. */
  hold(): void
  /** From now on, the code loads, including waiting requests. */
  load(): void
}

/**
 * Controls the one script that contains a text.
 * @param text text as in the minified script, such as a sentence that the script renders
 */
export async function controlCode(page: Page, text: string): Promise<LateCode> {
  let fate: 'fail' | 'hold' | 'load' = 'load'
  let release = () => {}
  await page.route(/\/_next\/static\/chunks\/(?!pages\/).*\.js$/, async (route) => {
    const response = await route.fetch()
    if (!(await response.text()).includes(text)) return route.fulfill({ response })
    if (fate === 'hold')
      await new Promise<void>((resolve) => {
        release = resolve
      })
    await route.fulfill(fate === 'fail' ? { status: 404, body: '' } : { response })
  })
  return {
    fail() {
      fate = 'fail'
      release()
    },
    hold() {
      fate = 'hold'
    },
    load() {
      fate = 'load'
      release()
    },
  }
}
