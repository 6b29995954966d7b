import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { createProject } from '../../tests/fixtures/temp-project'
import { freePort, startServer } from './start-server'

it('takes the next free port when one is taken, or says so when it may not', async () => {
  const root = createProject({})
  const server = await startServer({ root, port: 0 })
  const next = await startServer({ root, port: server.port, portAttempts: 10 })
  expect(next.port).toBeGreaterThan(server.port)
  const refused = startServer({ root, port: server.port })
  await expect(refused).rejects.toThrow(`Port ${server.port} is taken.`)
  await Promise.all([server.close(), next.close()])
})

it('gives a free port that a server can take', async () => {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>((resolve, reject) => {
    other.on('error', reject)
    other.listen(port, '127.0.0.1', resolve)
  })
  expect(port).toBeGreaterThan(1023)
  await new Promise((resolve) => other.close(resolve))
})
