import { execFile } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freePort } from '../../tools/server/serve-options'
import { askPort } from '../fixtures/ask'
import { checkAddresses } from './addresses'
import { awsProgram, npmPackage, warnUnless } from './programs'
import { makeReleases, type Release, readReleased } from './releases'
import { startStore } from './s3-store'

const BUCKET = 'docs'
const aws = awsProgram()
const isFound = warnUnless(npmPackage('s3rver') !== undefined && aws !== undefined, 's3rver or aws')

describe.runIf(isFound).each(['', '/help'])('S3 and CloudFront, base path "%s"', (basePath) => {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 's3-'))
  const [first, second] = makeReleases(folder, basePath)
  const cdn = createServer()
  let [storePort, port] = [0, 0]
  let stop = async () => {}
  const ask = (url: string) => askPort(port, url)

  async function publish({ folder: cwd }: Release, ...args: string[]): Promise<void> {
    const env = {
      ...process.env,
      PATH: `${folder}${path.delimiter}${process.env.PATH}`,
      AWS_ENDPOINT_URL: `http://127.0.0.1:${storePort}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_DEFAULT_REGION: 'us-east-1',
      AWS_EC2_METADATA_DISABLED: 'true',
      // The server does not support newer checksums.
      AWS_REQUEST_CHECKSUM_CALCULATION: 'when_required',
    }
    await promisify(execFile)('bash', ['deploy/s3/sync.sh', BUCKET, 'E1', ...args], { cwd, env })
  }

  beforeAll(async () => {
    writeFileSync(path.join(folder, 'aws'), standIn(folder))
    chmodSync(path.join(folder, 'aws'), 0o755)
    mkdirSync(path.join(folder, 'store'))
    storePort = await freePort()
    stop = await startStore(path.join(folder, 'store'), storePort, BUCKET)
    await publish(first)
    port = await distribute(cdn, folder, first, storePort)
  }, 600_000)
  afterAll(async () => {
    cdn.close()
    await stop()
    rmSync(folder, { recursive: true })
  })

  describe('first release', () => {
    checkAddresses({ port: () => port, release: () => first, basePath })
  })

  describe('second release, built before the first was published', () => {
    beforeAll(() => publish(second), 600_000)
    checkAddresses({ port: () => port, release: () => second, basePath })

    it('scripts and manifest of the previous release stay', async () => {
      for (const file of [first.script, first.manifest])
        expect((await ask(`/${file}`)).status).toBe(200)
    })
  })

  it('a rollback restores the first release; --delete removes all other files', async () => {
    await publish(first, '--delete')
    for (const file of [second.script, second.manifest])
      expect((await ask(`/${file}`)).status).toBe(404)
    for (const file of ['robots.txt', '404.html', first.script])
      expect(
        (await askPort(storePort, `/${BUCKET}/${file}`)).body.equals(readReleased(first, file)),
      ).toBe(true)
  }, 600_000)
})

/** The real program for S3; for CloudFront one that keeps the function and says what AWS says. */
function standIn(folder: string): string {
  return `#!/bin/bash
if [ "$1" != cloudfront ]; then exec ${aws} "$@"; fi
all="$*"
if [ "$2" = update-function ]; then cp "\${all##*fileb://}" ${folder}/function.js; fi
echo E2ETAG
`
}

const answerSchema = z.object({
  uri: z.string().optional(),
  headers: z.object({ location: z.object({ value: z.string() }) }).optional(),
})
const policySchema = z.object({
  SecurityHeadersConfig: z.object({
    ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
  }),
})

/** Serves the bucket as the distribution of DEPLOY.md: function, error page, response headers. */
async function distribute(
  server: Server,
  folder: string,
  release: Release,
  storePort: number,
): Promise<number> {
  const file = path.join(release.folder, 'deploy/generated/cloudfront-response-headers.json')
  const { SecurityHeadersConfig } = policySchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const policy = SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy
  server.on('request', async ({ url = '/', method = 'GET' }, response) => {
    const code = readFileSync(path.join(folder, 'function.js'), 'utf8')
    const [uri = '/', query = ''] = url.split('?')
    const querystring = Object.fromEntries(
      query.split('&').flatMap((pair) => {
        const [name = '', value = ''] = pair.split('=')
        return name === '' ? [] : [[name, { value }]]
      }),
    )
    const event = JSON.stringify({ request: { method, uri, querystring } })
    const { uri: key, headers } = answerSchema.parse(
      JSON.parse(String(runInNewContext(`${code};JSON.stringify(handler(${event}))`))),
    )
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (headers !== undefined) {
      response.writeHead(308, { Location: headers.location.value }).end()
      return
    }
    const found = await askPort(storePort, `/${BUCKET}${key}`)
    const missing =
      found.status === 200 ? undefined : await askPort(storePort, `/${BUCKET}/404.html`)
    const { body, headers: stored } = missing ?? found
    response.writeHead(missing === undefined ? 200 : 404, {
      'Content-Type': stored['content-type'] ?? '',
      'Cache-Control': stored['cache-control'] ?? '',
    })
    response.end(body)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return port
}
