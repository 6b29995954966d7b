import { afterAll, beforeAll, describe } from 'vitest'
import { type RunningServer, startServer } from '../../tools/server/start-server'
import { checkHost } from '../deploy/site-cases'
import { SITE_FOLDER } from '../fixtures/exported-site'

describe('the site on `npm start`', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ root: SITE_FOLDER, port: 0 })
  })
  afterAll(() => server.close())

  checkHost(() => server.port, { isOurs: true })
})
