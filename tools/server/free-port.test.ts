import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from './free-port'

it('is a port that a server can take', async () => {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  expect(port).toBeGreaterThan(1023)
  await new Promise((resolve) => server.close(resolve))
})
