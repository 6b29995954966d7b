import { afterAll, beforeAll, describe } from 'vitest'
import { type RunningServer, startServer } from '../../tools/server/start-server'
import { SITE_FOLDER } from '../fixtures/exported-site'
import { checkHost } from './site-cases'

describe('the site on `npm start`', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ root: SITE_FOLDER, port: 0 })
  })
  afterAll(() => server.close())

  checkHost(() => server.port, { ignoresDates: true })
})
