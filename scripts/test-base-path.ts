// Builds a copy of the project below another base path and runs the tests for it; out/ of this folder stays as it is.
import { reportFailure } from '../tools/process/report-failure'
import { testInCopy } from '../tools/process/test-in-copy'

await testInCopy({
  suite: 'base-path',
  port: '4174',
  settings: { SITE_BASE_PATH: '/help' },
}).catch(reportFailure)
