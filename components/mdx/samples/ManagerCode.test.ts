import { expect, it } from 'vitest'
import { managerWords, swapInText } from './ManagerCode'

const stream = {
  name: 'Stream Manager',
  port: '8758',
  words: ['/CambriaLM/v1', 'LivePackagerProject', '.lppr'],
}
const broadcast = {
  name: 'Broadcast Manager',
  port: '8754',
  words: ['/CambriaBM/v1', 'LiveStreamPreset', '.clpr'],
}

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
