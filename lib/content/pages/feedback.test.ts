import { expect, it } from 'vitest'
import { feedbackAddress } from './feedback'

it.each([
  ['mailto:docs@example.com', 'mailto:docs@example.com?subject=Helpful%3A%20no%2C%20%2Fdocs%2FFTC'],
  ['https://example.com/f?s=1', 'https://example.com/f?s=1&page=%2Fdocs%2FFTC&helpful=no'],
])('%s gets page and answer', (target, address) => {
  expect(feedbackAddress(target, '/docs/FTC', 'no')).toBe(address)
})
