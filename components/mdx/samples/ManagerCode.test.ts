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

const sample = ({ port, words: [path, element, ending] }: typeof stream) =>
  `https://h:${port}${path}/Events <${element}> "a${ending}"`

it.each([
  ['the other manager', broadcast],
  ['the same manager', stream],
])('samples are adapted to %s', (_name, manager) => {
  expect(swapInText(sample(stream), managerWords(stream, manager))).toBe(sample(manager))
})
