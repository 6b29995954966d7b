import type { Page, Route } from '@playwright/test'

/** Keeps requests waiting until they are released. */
export function heldRequests() {
  let release = () => {}
  const whenReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  return {
    /** For `page.route`. */
    hold: async (route: Route) => {
      await whenReleased
      await route.continue()
    },
    release: () => release(),
  }
}

/** Delays all scripts until the returned function is called; until then, a page may only reach `domcontentloaded`. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { hold, release } = heldRequests()
  await page.route('**/_next/**/*.js', hold)
  return release
}

/** Opens a page whose scripts wait until the returned function is called. */
export async function openBeforeScripts(page: Page, url: string): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await whenStyled(page)
  return release
}

/** Waits for the style sheets. Browsers show a page only then, which may be after `domcontentloaded`. */
export async function whenStyled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('link')].every(
      ({ rel, sheet }) => rel !== 'stylesheet' || sheet !== null,
    ),
  )
}
