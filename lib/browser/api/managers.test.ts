import { expect, it } from 'vitest'
import { managerWords, parseManagers, swapInText } from './managers'

const managers = parseManagers(
  'Stream Manager,8758,/CambriaLM/v1,LivePackagerProject,.lppr;Broadcast Manager,8754,/CambriaBM/v1,LiveStreamPreset,.clpr',
)
const [stream, broadcast] = managers
if (stream === undefined || broadcast === undefined) throw new Error('the managers are missing')

it.each([
  [
    'the other manager',
    broadcast,
    '',
    'https://h:8754/CambriaBM/v1/Events <LiveStreamPreset> "a.clpr"',
  ],
  [
    'a port of the reader',
    stream,
    '9000',
    'https://h:9000/CambriaLM/v1/Events <LivePackagerProject> "a.lppr"',
  ],
  [
    'the same manager',
    stream,
    '',
    'https://h:8758/CambriaLM/v1/Events <LivePackagerProject> "a.lppr"',
  ],
])('samples show %s', (_name, wanted, port, expected) => {
  const words = managerWords(stream, wanted, port)
  expect(
    swapInText('https://h:8758/CambriaLM/v1/Events <LivePackagerProject> "a.lppr"', words),
  ).toBe(expected)
})

it.each([null, '', 'only a name'])('managers in %s are none', (text) => {
  expect(parseManagers(text)).toEqual([])
})
