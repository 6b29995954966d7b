import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRootUser } from '../../tools/machine/this-process'
import { freePort } from '../../tools/server/serve-options'
import { checkHost } from './site-cases'

/** Where the configuration of nginx and the lines of DEPLOY.md expect the site. */
const TARGET = '/srv/capella-docs'
/** The block of DEPLOY.md that publishes a release. */
const RELEASE = /```bash\n(root=\/srv.*?)```/s

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
      .replaceAll(TARGET, site.folder)
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

/** The built site, published as DEPLOY.md says, in a folder that is deleted when the file's tests end. */
type PublishedSite = {
  /** The folder in place of /srv/capella-docs; set when the tests run. */
  folder: string
  /** The release that is served now. */
  current: () => string
  /** Publishes out/ once more. */
  publish: () => void
}

function publishSite(): PublishedSite {
  const site: PublishedSite = {
    folder: '',
    current: () => realpathSync(path.join(site.folder, 'current')),
    publish: () => {
      const [, lines = ''] = RELEASE.exec(readFileSync('DEPLOY.md', 'utf8')) ?? []
      if (lines === '') throw new Error('DEPLOY.md: found no block that starts with root=/srv.')
      execFileSync('bash', ['-euc', lines.replaceAll(TARGET, site.folder)])
    },
  }
  beforeAll(() => {
    site.folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'published-'))
    site.publish()
    compress(path.join(site.folder, 'current/site'))
  }, 300_000)
  afterAll(() => rmSync(site.folder, { recursive: true, force: true }))
  return site
}

/** Compresses what the tests ask for, as the command in DEPLOY.md does with everything. */
function compress(folder: string): void {
  const asked = /^(?:docs\.html|_next\/static\/chunks\/main-.*\.js|search-index\.json)$/
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => asked.test(name))) {
    const content = readFileSync(path.join(folder, file))
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(content))
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(content))
  }
}

/**
 * Starts a server and waits until it responds.
 * @throws with what it printed, when it ends before that
 */
async function startHost(
  program: string,
  args: readonly string[],
  port: number,
): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += String(chunk)
    })
  while (!(await isReachable(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${printed}`)
    await pause(50)
  }
  return child
}

/** Ends a server and waits for it. */
async function stopHost(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

function isReachable(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}
