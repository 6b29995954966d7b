import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import getPort from 'get-port'
import { afterEach, expect, it, vi } from 'vitest'
import { createProject } from '../../tests/fixtures/temp-project'
import { checkLinks } from './check-links'

const server = createServer((request, response) => {
  response.writeHead(request.url === '/gone' ? 404 : request.url === '/denied' ? 403 : 200).end()
})
afterEach(() => server.close())

it('names each URL that is gone with the pages that link to it, and passes without network', async () => {
  const list = path.join(createProject({}), 'links.txt')
  const here = `http://127.0.0.1:${await getPort()}`
  const there = `http://127.0.0.1:${await getPort()}`
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const check = (...paths: string[]) => {
    writeFileSync(list, paths.map((url) => `${url}\t/docs/A /docs/B\n`).join(''))
    return checkLinks(list)
  }
  await check(`${here}/`, `${there}/`)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Links: NOT CHECKED, no network: none of 2 addresses of other sites can be reached.',
  )
  server.listen(Number(new URL(here).port), '127.0.0.1')
  await check(`${here}/?a=1&b=2#x`, `${here}/denied`)
  await expect(check(`${here}/`, `${here}/gone#top`, there)).rejects.toThrow(
    `${here}/gone#top (404), linked from /docs/A /docs/B\n${there} (no answer), linked from /docs/A /docs/B`,
  )
})
