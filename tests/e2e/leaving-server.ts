import { type RunningServer, startServer } from '../../tools/server/start-server'
import { SITE_FOLDER } from '../fixtures/exported-site'
import { test as siteTest } from './site-test'

type LeavingServer = {
  readonly url: string
  /** From now on no request succeeds, as on a train; `context.setOffline` lets speculative requests through. */
  leave(): Promise<void>
  comeBack(): Promise<void>
}

/** The test of this suite with a server of its own, which can go away. */
export const test = siteTest.extend<{ server: LeavingServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  server: async ({}, provide) => {
    let running: RunningServer | undefined = await startServer({ root: SITE_FOLDER, port: 0 })
    const { url, port } = running
    const leave = async () => {
      await running?.close()
      running = undefined
    }
    const comeBack = async () => {
      running = await startServer({ root: SITE_FOLDER, port })
    }
    await provide({ url, leave, comeBack })
    await leave()
  },
  baseURL: async ({ server }, provide) => provide(server.url),
})
