import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readFacts } from '../yaml'
import { portsSchema } from './ports'

const FILE = 'data/ports/stream.yaml'

it('the preflight of Docker tries each license server of the list', () => {
  const listed = readFacts('.', FILE, portsSchema)
    .filter(({ direction, purpose }) => direction === 'out' && purpose === 'Licensing')
    .flatMap((row) =>
      [...row.to.matchAll(/`([^`]+)`/g)].flatMap(([, host]) =>
        row.port.split(', ').map((port) => `${host}/${port}`),
      ),
    )
  const script = readFileSync('pages/docs/Stream/Installation_Guides/Preflight.mdx', 'utf8')
  const tried = script.match(/\bfor server in ([^;]+);/)?.[1]?.match(/[\w.-]+\/\d+/g)
  expect(tried?.toSorted()).toEqual(listed.toSorted())
})
