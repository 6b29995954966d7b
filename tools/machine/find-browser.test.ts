import { describe, expect, it } from 'vitest'
import { type BrowserProbes, findBrowser } from './find-browser'

const PLAYWRIGHT_PATH = '/cache/chromium/chrome'

/** A Linux machine without any browser, where installing fails; `usable` grows as installs succeed. */
function machine(usable: string[], changes: Partial<BrowserProbes> = {}) {
  const steps: string[] = []
  const probes: BrowserProbes = {
    platform: 'linux',
    isRoot: false,
    env: {},
    locate: (command) => `/usr/bin/${command}`,
    versionOf: async (path) => (usable.includes(path) ? 'Chromium 156.0' : null),
    playwrightPath: PLAYWRIGHT_PATH,
    playwrightInstall: async () => false,
    debianInstall: async () => false,
    ...changes,
  }
  const recorded: BrowserProbes = {
    ...probes,
    playwrightInstall: (withSystemPackages) => {
      steps.push(withSystemPackages ? 'playwright with packages' : 'playwright')
      return probes.playwrightInstall(withSystemPackages)
    },
    debianInstall: () => {
      steps.push('debian')
      return probes.debianInstall()
    },
  }
  return { probes: recorded, steps }
}

describe('BROWSER_PATH', () => {
  const env = { BROWSER_PATH: '/opt/browser' }

  it('comes first', async () => {
    const { probes } = machine(['/opt/browser', '/usr/bin/chromium'], { env })
    expect(await findBrowser(probes)).toEqual({
      browser: '/opt/browser',
      said: 'Browser: Chromium 156.0, /opt/browser (from BROWSER_PATH)',
    })
  })

  it('is an error when it points to nothing', async () => {
    const { probes, steps } = machine(['/usr/bin/chromium'], { env })
    await expect(findBrowser(probes)).rejects.toThrow('BROWSER_PATH is "/opt/browser"')
    expect(steps).toEqual([])
  })
})

describe('a browser on the system', () => {
  it.each([
    [['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], '/usr/bin/chromium-headless-shell'],
    [['/usr/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
    [['/usr/bin/google-chrome-stable'], '/usr/bin/google-chrome-stable'],
    [['/usr/bin/chromium', PLAYWRIGHT_PATH], '/usr/bin/chromium'],
  ])('of %j takes %s', async (usable, expected) => {
    const { probes, steps } = machine(usable)
    expect((await findBrowser(probes)).browser).toBe(expected)
    expect(steps).toEqual([])
  })

  it('is found in the Applications folder of a Mac', async () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    const { probes } = machine([chrome], { platform: 'darwin', locate: () => undefined })
    expect((await findBrowser(probes)).browser).toBe(chrome)
  })

  it('is found in the program folders of Windows', async () => {
    const chrome = 'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe'
    const { probes } = machine([chrome], {
      platform: 'win32',
      locate: () => undefined,
      env: { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
    })
    expect((await findBrowser(probes)).browser).toBe(chrome)
  })
})

describe("Playwright's own browser", () => {
  it('is used when it is installed', async () => {
    const { probes, steps } = machine([PLAYWRIGHT_PATH])
    expect((await findBrowser(probes)).browser).toBe('playwright')
    expect(steps).toEqual([])
  })

  it('is installed when there is none', async () => {
    const usable: string[] = []
    const { probes, steps } = machine(usable, {
      isRoot: true,
      playwrightInstall: async () => usable.push(PLAYWRIGHT_PATH) > 0,
    })
    expect((await findBrowser(probes)).browser).toBe('playwright')
    expect(steps).toEqual(['playwright'])
  })

  it('gets its system packages when root and it cannot start without', async () => {
    const usable: string[] = []
    const { probes, steps } = machine(usable, {
      isRoot: true,
      playwrightInstall: async (withSystemPackages) => {
        if (withSystemPackages) usable.push(PLAYWRIGHT_PATH)
        return true
      },
    })
    expect((await findBrowser(probes)).browser).toBe('playwright')
    expect(steps).toEqual(['playwright', 'playwright with packages'])
  })
})

describe('the Debian package', () => {
  it('is installed last, as root', async () => {
    const usable: string[] = []
    const { probes, steps } = machine(usable, {
      isRoot: true,
      debianInstall: async () => usable.push('/usr/bin/chromium') > 0,
    })
    const search = await findBrowser(probes)
    expect(search.said).toBe(
      'Browser: Chromium 156.0, /usr/bin/chromium (just installed as a Debian package)',
    )
    expect(steps).toEqual(['playwright', 'debian'])
  })
})

describe('in CI', () => {
  const env = { CI: 'true' }

  it('the Debian package is brought up to date first', async () => {
    const { probes, steps } = machine(['/usr/bin/chromium', PLAYWRIGHT_PATH], {
      env,
      isRoot: true,
      debianInstall: async () => true,
    })
    const search = await findBrowser(probes)
    expect(steps).toEqual(['debian'])
    expect(search.said).toBe('Browser: Chromium 156.0, /usr/bin/chromium (newest Debian package)')
  })

  it('the browser that is there serves when that fails', async () => {
    const { probes, steps } = machine(['/usr/bin/chromium'], { env, isRoot: true })
    expect((await findBrowser(probes)).browser).toBe('/usr/bin/chromium')
    expect(steps).toEqual(['debian'])
  })

  it.each([
    ['without root', { env, isRoot: false }],
    ['with BROWSER_PATH', { env: { ...env, BROWSER_PATH: '/usr/bin/chromium' }, isRoot: true }],
  ])('nothing is installed %s', async (_case, changes) => {
    const { probes, steps } = machine(['/usr/bin/chromium'], changes)
    expect((await findBrowser(probes)).browser).toBe('/usr/bin/chromium')
    expect(steps).toEqual([])
  })
})

describe('when nothing works', () => {
  it.each([
    [true, ['playwright', 'debian'], 'apt-get install): failed'],
    [false, ['playwright'], 'not tried, it needs root on Linux'],
  ])('with root %s tries %j and says what to do', async (isRoot, expectedSteps, said) => {
    const { probes, steps } = machine([], { isRoot })
    const search = findBrowser(probes)
    await expect(search).rejects.toThrow(said)
    await expect(search).rejects.toThrow('set BROWSER_PATH')
    expect(steps).toEqual(expectedSteps)
  })
})
