import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DOCSEARCH_STYLE } from './runtime-styles'

describe('H02 the styles that the policy allows are those of the installed packages', () => {
  it('DocSearch', () => {
    const folder = 'node_modules/@docsearch/react/dist/esm'
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n')
    const texts = [...code.matchAll(/createElement\("style",null,(?:"([^"]*)")/g)]
    expect(texts.map(([, text]) => text)).toEqual([DOCSEARCH_STYLE])
  })
})
