import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRootUser } from '../../tools/machine/this-process'
import { freePort } from '../../tools/server/serve-options'
import { startHost, stopHost } from './host-process'
import { publishSite } from './published-site'
import { checkHost } from './site-cases'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const NGINX = '/usr/sbin/nginx'
const isFound = [BROTLI, NGINX, '/usr/bin/rsync'].every(existsSync)
if (!isFound)
  console.warn('NOT TESTED. On Debian: apt-get install nginx libnginx-mod-http-brotli-static rsync')

describe.runIf(isFound)('the site on nginx', () => {
  const site = publishSite()
  let port = 0
  let server: ChildProcess | undefined

  beforeAll(async () => {
    port = await freePort()
    const folder = path.join(site.folder, 'nginx')
    mkdirSync(folder)
    const configuration = readFileSync('deploy/nginx/capella-docs.conf', 'utf8')
      .replaceAll('/srv/capella-docs', site.folder)
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
    server = await startHost(NGINX, ['-c', file, '-p', folder], port)
  }, 60_000)
  afterAll(() => stopHost(server))

  checkHost(() => port)

  it('a release keeps hashed files of the one before, and the dates of pages that are the same', () => {
    const before = site.current()
    const gone = '_next/static/chunks/gone.0a1b.js'
    writeFileSync(path.join(before, 'site', gone), '')
    site.publish()
    expect(site.current()).not.toBe(before)
    const dateIn = (release: string) => statSync(path.join(release, 'site/docs.html')).mtimeMs
    expect(dateIn(site.current())).toBe(dateIn(before))
    expect(existsSync(path.join(site.current(), 'site', gone))).toBe(true)
    expect(existsSync(path.join(site.current(), 'headers/redirects.nginx.conf'))).toBe(true)
  })
})
