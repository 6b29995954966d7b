import { execFile, execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { constantPolicyHeader } from '../../lib/output/host/content-security-policy'
import { isRootUser } from '../../tools/machine/this-process'
import { freePort } from '../../tools/server/serve-options'
import { askPort } from '../fixtures/ask'
import { checkAddresses } from './addresses'
import { hasNginx, startHost, warnUnless } from './programs'
import { makeReleases, type Release } from './releases'
import { checkHost } from './site-cases'

/** The site's location in nginx's configuration and script. */
const TARGET = '/srv/capella-docs'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const NGINX = '/usr/sbin/nginx'
const DAY = 24 * 60 * 60 * 1000

describe.runIf(warnUnless(hasNginx, 'nginx')).each(['', '/help'])(
  'nginx, base path "%s"',
  (basePath) => {
    const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'nginx-'))
    const target = path.join(folder, 'srv')
    const [first, second] = makeReleases(folder, basePath)
    let [port, plainPort] = [0, 0]
    let stop = async () => {}
    const ask = (url: string) => askPort(port, url)

    /** Runs the script with a umask that makes new files private. */
    async function publish({ folder: cwd }: Release, ...args: string[]): Promise<string> {
      const script = path.join(cwd, 'deploy/nginx/publish.sh')
      writeFileSync(script, readFileSync(script, 'utf8').replaceAll(TARGET, target))
      const run = `umask 077; bash ${script} "$@" 2>&1`
      return (await promisify(execFile)('bash', ['-c', run, '-', ...args], { cwd })).stdout
    }
    const current = () => realpathSync(path.join(target, 'current'))
    const reload = () => execFileSync(NGINX, [...program(folder), '-s', 'reload'])

    beforeAll(async () => {
      expect(await publish(first)).toBe('')
      port = await freePort()
      plainPort = await freePort()
      configure(folder, target, port, plainPort)
      stop = await startHost(NGINX, [...program(folder), '-g', 'daemon off;'], port)
    }, 300_000)
    afterAll(async () => {
      await stop()
      rmSync(folder, { recursive: true })
    })

    describe('first release', () => {
      checkAddresses({ port: () => port, release: () => first, basePath })
      if (basePath === '') checkHost(() => port, { policy: constantPolicyHeader() })

      it('is readable for everyone', () => {
        expect(statSync(path.join(current(), 'site')).mode & 0o777).toBe(0o755)
        expect(statSync(path.join(current(), 'site/robots.txt')).mode & 0o777).toBe(0o644)
      })

      it('HTTP redirects to HTTPS', async () => {
        const { status, headers } = await askPort(plainPort, '/docs?q=1')
        expect({ status, location: headers.location }).toEqual({
          status: 308,
          location: 'https://docs.example.com/docs?q=1',
        })
      })
    })

    describe('second release', () => {
      let before = ''
      beforeAll(async () => {
        before = current()
        const old = path.join(before, 'site', first.script)
        utimesSync(old, new Date(Date.now() - 40 * DAY), new Date(Date.now() - 40 * DAY))
        expect(await publish(second)).toBe('')
        reload()
      }, 300_000)
      checkAddresses({ port: () => port, release: () => second, basePath })

      it('hashed files of the previous release stay, and unchanged files keep their date', async () => {
        for (const file of [first.script, first.manifest])
          expect((await ask(`/${file}`)).status).toBe(200)
        expect((await ask(`/${first.script}`)).headers['cache-control']).toContain('immutable')
        const dateIn = (release: string) => statSync(path.join(release, 'site/robots.txt')).mtimeMs
        expect(dateIn(current())).toBe(dateIn(before))
      })

      it('a rollback restores the first release, and keeps this one’s hashed files for 30 days', async () => {
        await publish(second, before)
        reload()
        expect(current()).toBe(before)
        for (const file of [first.script, second.script, second.manifest])
          expect((await ask(`/${file}`)).status).toBe(200)
        const retired = path.join(target, 'earlier', second.manifest)
        utimesSync(retired, new Date(Date.now() - 40 * DAY), new Date(Date.now() - 40 * DAY))
        await publish(second, before)
        expect(existsSync(retired)).toBe(false)
      })
    })
  },
)

const program = (folder: string) => ['-c', path.join(folder, 'nginx.conf'), '-p', folder]

/** Writes the configuration of `deploy/` for local ports and a test certificate. */
function configure(folder: string, target: string, port: number, plainPort: number): void {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name))
  const request = `openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=docs.example.com -keyout ${key} -out ${certificate}`
  execFileSync('sh', ['-c', request], { stdio: 'ignore' })
  mkdirSync(path.join(folder, 'logs'))
  const site = readFileSync('deploy/nginx/capella-docs.conf', 'utf8')
    .replaceAll(TARGET, target)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', `listen unix:${folder}/plain.sock;`)
    .replace('listen [::]:443 ssl http2;', `listen unix:${folder}/secure.sock ssl http2;`)
    .replace(/\/etc\/letsencrypt\S*fullchain.pem/, certificate ?? '')
    .replace(/\/etc\/letsencrypt\S*privkey.pem/, key ?? '')
  const main = [
    `load_module ${BROTLI};`,
    // Otherwise, nginx workers started by root could not read the folder.
    ...(isRootUser() ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    'events {}',
    'http {',
    'include /etc/nginx/mime.types;',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    ),
    site,
    '}',
  ]
  writeFileSync(path.join(folder, 'nginx.conf'), main.join('\n'))
}
