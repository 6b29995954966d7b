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
    'the reader’s own port',
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
])('samples are adapted to %s', (_name, manager, port, expected) => {
  const words = managerWords(stream, manager, port)
  expect(
    swapInText('https://h:8758/CambriaLM/v1/Events <LivePackagerProject> "a.lppr"', words),
  ).toBe(expected)
})
