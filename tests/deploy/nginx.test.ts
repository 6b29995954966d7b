import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPort } from '../fixtures/ask'
import { freePort } from '../fixtures/free-port'
import { warnUnless } from '../fixtures/not-tested'
import { startHost } from '../fixtures/programs'
import { temporaryFolder } from '../fixtures/temp-project'
import { hasNginx } from './host-programs'
import { makeReleases, type Release } from './releases'
import { checkSite } from './site-cases'

/** The site's folder in the configuration and in the commands of DEPLOY.md. */
const TARGET = '/srv/capella-docs'
const NGINX = '/usr/sbin/nginx'

describe.runIf(warnUnless(hasNginx, 'releases on nginx, with rsync')).each(['', '/help'])(
  'nginx, base path "%s"',
  (basePath) => {
    const folder = temporaryFolder()
    const target = path.join(folder, 'srv')
    const [first, second] = makeReleases(folder, basePath)
    let [port, plainPort] = [0, 0]
    let stop = async () => {}

    /** Runs the commands of DEPLOY.md for a release. */
    function publish({ folder: cwd }: Release): void {
      const commands = readFileSync('DEPLOY.md', 'utf8').match(/^rsync .*$/gm) ?? []
      expect(commands).toHaveLength(2)
      for (const command of commands)
        execFileSync('sh', ['-c', command.replace(`<server>:${TARGET}`, target)], { cwd })
    }

    beforeAll(async () => {
      publish(first)
      port = await freePort()
      plainPort = await freePort()
      configure(folder, target, port, plainPort)
      const options = ['-c', path.join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;']
      stop = await startHost(NGINX, options, port)
    }, 300_000)
    afterAll(() => stop())

    describe('first release', () => {
      checkSite({ port: () => port, release: () => first, basePath })

      it('does not serve the configuration of other hosts', async () => {
        expect((await askPort(port, '/_headers')).status).toBe(404)
      })

      it('HTTP redirects to HTTPS', async () => {
        const { status, headers } = await askPort(plainPort, '/docs?q=1')
        expect({ status, location: headers.location }).toEqual({
          status: 308,
          location: 'https://docs.example.com/docs?q=1',
        })
      })
    })

    describe.each([
      ['second release', second],
      ['going back', first],
    ])('%s', (_step, release) => {
      beforeAll(() => publish(release), 300_000)
      checkSite({ port: () => port, release: () => release, basePath })

      it('hashed files of the other release stay', async () => {
        for (const { script, manifest } of [first, second])
          for (const file of [script, manifest])
            expect((await askPort(port, `/${file}`)).status).toBe(200)
      })
    })
  },
)

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
    // Otherwise, nginx workers started by root could not read the folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    'events {}',
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    ),
    site,
    '}',
  ]
  writeFileSync(path.join(folder, 'nginx.conf'), main.join('\n'))
}
