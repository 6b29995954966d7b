// Builds a copy of the project with hosted search and runs the tests for it against a stand-in for the provider.
import { reportFailure } from '../tools/process/report-failure'
import { testInCopy } from '../tools/process/test-in-copy'

await testInCopy({
  suite: 'hosted',
  port: '4175',
  settings: {
    NEXT_PUBLIC_ALGOLIA_APP_ID: 'TESTAPP',
    NEXT_PUBLIC_ALGOLIA_API_KEY: 'public-key',
    // The tests start the stand-ins there.
    NEXT_PUBLIC_ALGOLIA_HOSTS: 'http://127.0.0.1:4176,http://127.0.0.1:4177',
  },
}).catch(reportFailure)
