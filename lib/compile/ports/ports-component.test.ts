import { it } from 'vitest'
import { compilePage, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { SAMPLE_FILES } from '../../../tests/fixtures/sample-files'
import { pageText } from '../../../tests/fixtures/temp-project'

const PAGE = 'pages/docs/Stream/Firewalls.mdx'
const PORTS = 'data/ports/stream.yaml'

/** One row more than the firewalls of the sample site accept. */
const ROW = `
- { port: "1-2, 3-4", protocol: UDP, direction: in, from: Encoders, senders: [encoders],
    to: Worker nodes, purpose: Recorder, platforms: [kubernetes] }
`

const MISTAKES = [
  '<Ports commands="akamai" platform="kubernetes" />',
  '<Ports commands="aws" platform="kubernetes" />',
  '<Ports provider="azure" />',
  '<Ports platform="windows" />',
]

it('more rules than a firewall accepts, and unknown values, are reported with their line', async () => {
  const found = await problemsOf(MISTAKES, (body) =>
    compilePage(PAGE, {
      ...SAMPLE_FILES,
      [PAGE]: pageText('Ports', { placeholders: 'ftc' }, body),
      [PORTS]: `${SAMPLE_FILES[PORTS]}${ROW}`,
    }),
  )
  await expectYaml(found, 'ports')
})
