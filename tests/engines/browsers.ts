import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../fixtures/free-port'
import { hasPrograms, installPackages, startHost } from '../fixtures/programs'

/** WebDriver's URLs of commands, by the names in Marionette, which is Firefox's protocol with the same commands. */
const COMMANDS = {
  Back: 'back',
  ExecuteScript: 'execute/sync',
  Navigate: 'url',
  PerformActions: 'actions',
  SetWindowRect: 'window/rect',
} as const

export type Browser = {
  readonly send: <T>(command: keyof typeof COMMANDS, options: object) => Promise<{ value: T }>
  readonly close: () => Promise<void>
}

/** The name of Firefox on Debian, or on other systems. */
const FIREFOX = hasPrograms('firefox') ? 'firefox' : 'firefox-esr'

/** Browsers with the programs that they need, and how to start them with or without storage and page cache. */
export const BROWSERS = [
  ['WebKit', ['WebKitWebDriver', 'xvfb-run', 'xdotool'], startWebKit],
  ['Firefox', [FIREFOX], startFirefox],
] as const

/** Installs missing programs; tests report those that cannot be installed. */
export function installBrowsers(): void {
  if (!hasPrograms(...BROWSERS.flatMap(([, programs]) => programs)))
    installPackages('firefox-esr webkit2gtk-driver xauth xdotool xvfb')
}

/** WebKit has no page cache while it is automated. */
async function startWebKit(hasStorage: boolean): Promise<Browser> {
  const port = await freePort()
  const stop = await startHost('WebKitWebDriver', [`--port=${port}`], port)
  const send = async (url: string, body: object) => {
    const options = { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(`http://127.0.0.1:${port}/session${url}`, options)
    const answer = JSON.parse(await response.text())
    if (!response.ok)
      throw new Error(`${answer.value.error} for ${options.body}: ${answer.value.message}`)
    return answer
  }
  // Without the toolbar, a window can be less than 447 pixels wide. As in Safari, the Tab key skips links.
  const args = ['--automation', '--full-screen', '--zoom-text-only=true']
  args.push('--enable-tabs-to-links=false', `--enable-html5-local-storage=${hasStorage}`)
  const alwaysMatch = { 'webkitgtk:browserOptions': { args } }
  const { sessionId } = (await send('', { capabilities: { alwaysMatch } })).value
  return { send: (name, options) => send(`/${sessionId}/${COMMANDS[name]}`, options), close: stop }
}

async function startFirefox(hasStorage: boolean): Promise<Browser> {
  const port = await freePort()
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'))
  const settings = {
    'marionette.port': port,
    'dom.storage.enabled': hasStorage,
    // Maximum number of pages in the page cache; -1 is the default.
    'browser.sessionhistory.max_total_viewers': hasStorage ? -1 : 0,
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  }
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});`)
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
  // Without this, a window is at least 500 pixels wide.
  mkdirSync(path.join(profile, 'chrome'))
  writeFileSync(path.join(profile, 'chrome/userChrome.css'), ':root { min-width: 0 !important }')
  const stop = await startHost(FIREFOX, ['--headless', '--marionette', '--profile', profile], port)
  const socket = connect(port, '127.0.0.1')
  const messages = readMessages(socket)
  const send = async (name: string, options: object) => {
    const text = JSON.stringify([0, 1, `WebDriver:${name}`, options])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, answer] = (await messages.next()).value
    if (error) throw new Error(error.message)
    return answer
  }
  await messages.next()
  await send('NewSession', {})
  const close = async () => {
    socket.destroy()
    await stop()
    rmSync(profile, { recursive: true })
  }
  return { send, close }
}

/** Each message consists of its length, a colon, and JSON. */
async function* readMessages(socket: Socket) {
  let received = Buffer.alloc(0)
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const start = received.indexOf(':') + 1
      const end = start + Number(received.subarray(0, Math.max(start - 1, 0)))
      if (start === 0 || received.length < end) break
      yield JSON.parse(String(received.subarray(start, end)))
      received = received.subarray(end)
    }
  }
}
