import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, describe } from 'vitest'
import { isRootUser } from '../../tools/machine/this-process'
import { findProgram, sayMissing, startHost, stopHost } from './host-process'
import { publishSite } from './published-site'
import { checkHost } from './site-cases'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const nginx = existsSync(BROTLI) ? findProgram('nginx') : undefined
if (nginx === undefined)
  sayMissing('nginx with brotli_static', 'nginx libnginx-mod-http-brotli-static')

describe.skipIf(nginx === undefined)('the site on nginx', () => {
  const site = publishSite()
  let port = 0
  let server: ChildProcess | undefined

  beforeAll(async () => {
    port = await getPort()
    const folder = path.join(site.folder, 'nginx')
    mkdirSync(folder)
    const configuration = site
      .configuration('nginx/capella-docs.conf')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const main = [
      `load_module ${BROTLI};`,
      // Root's workers could not read the folder otherwise.
      ...(isRootUser() ? ['user root;'] : []),
      `pid ${folder}/nginx.pid;`,
      'daemon off;',
      'error_log stderr;',
      'events {}',
      'http {',
      'include /etc/nginx/mime.types;',
      'access_log off;',
      ...temporary,
      configuration,
      '}',
    ]
    const file = path.join(folder, 'nginx.conf')
    writeFileSync(file, main.join('\n'))
    server = await startHost(nginx ?? '', ['-c', file, '-p', folder], port)
  }, 60_000)
  afterAll(() => stopHost(server))

  checkHost(() => port)
})
