import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, describe } from 'vitest'
import { findProgram, sayMissing, startHost, stopHost } from './host-process'
import { publishSite } from './published-site'
import { checkHost } from './site-cases'

const caddy = findProgram('caddy')
if (caddy === undefined) sayMissing('Caddy', 'caddy')

describe.skipIf(caddy === undefined)('the site on Caddy', () => {
  const site = publishSite()
  let port = 0
  let server: ChildProcess | undefined

  beforeAll(async () => {
    port = await getPort()
    const configuration = site
      .configuration('caddy/Caddyfile')
      .replace('docs.example.com {', `http://:${port} {`)
    const file = path.join(site.folder, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n}\n${configuration}`)
    const args = ['run', '--config', file, '--adapter', 'caddyfile']
    server = await startHost(caddy ?? '', args, port, {
      ...process.env,
      XDG_DATA_HOME: site.folder,
      XDG_CONFIG_HOME: site.folder,
    })
  }, 60_000)
  afterAll(() => stopHost(server))

  checkHost(() => port)
})
