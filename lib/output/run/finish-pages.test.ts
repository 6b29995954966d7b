import { expect, it } from 'vitest'
import { withLateScripts } from './finish-pages'

it('names what it does not find in a page', () => {
  expect(() => withLateScripts('<head></head><body></body>')).toThrow(
    'build: found no <script defer=""> of main-*.js in a page, expected that of Next 16.4.6: change finish-pages.ts',
  )
})
