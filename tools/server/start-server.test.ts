import { expect, it } from 'vitest'
import { askPort } from '../../tests/fixtures/ask'
import { createProject } from '../../tests/fixtures/temp-project'
import { startServer } from './start-server'

it('reports a port that is in use', async () => {
  const root = createProject({})
  const server = await startServer({ root, port: 0 })
  const refused = startServer({ root, port: server.port })
  await expect(refused).rejects.toThrow(`Port ${server.port} is in use.`)
  await server.close()
})

it('sends delayed scripts after all later requests', async () => {
  const root = createProject({ 'main.js': '', 'docs.html': '', 'feed.xml': '' })
  const late = await startServer({ root, port: 0, scriptDelayMs: 50 })
  const answered: string[] = []
  const get = (target: string) => askPort(late.port, target).then(() => answered.push(target))
  await Promise.all(['/main.js?v=1', '/docs', '/feed.xml'].map(get))
  await late.close()
  expect(answered.at(-1)).toBe('/main.js?v=1')
})
