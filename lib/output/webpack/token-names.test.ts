import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../content/list-files'
import { readTokenNames, renameTokens, shortTokenNames } from './token-names'

describe('shortTokenNames', () => {
  const rename = shortTokenNames(
    ':root{--space-1:1px;--text: red;/* … */ --text-soft: var(--text)}.dark{--text:blue}',
  )

  it('names tokens after their places, each once', () => {
    expect(rename('a{margin:var(--space-1);color:var(--text)}')).toBe(
      'a{margin:var(--0);color:var(--1)}',
    )
    expect(rename('--text-soft: var(--text)')).toBe('--2: var(--1)')
  })

  it('leaves what is no token alone', () => {
    const css = 'a{width:var(--space-10);height:var(--my--text);--space:1px}'
    expect(rename(css)).toBe(css)
  })
})

describe('renameTokens', () => {
  it('comes first for style sheets only', () => {
    const styles = { use: [{ loader: 'next/css-loader/index.js' }] }
    const scripts = { use: ['babel'] }
    const rename = (text: string) => text
    renameTokens([{ oneOf: [scripts, styles] }], '/project', rename)
    expect(styles.use).toEqual([
      { loader: 'next/css-loader/index.js' },
      {
        loader: '/project/lib/output/webpack/token-names-loader.mjs',
        options: { rename },
      },
    ])
    expect(scripts.use).toEqual(['babel'])
  })

  it('fails clearly when there are none', () => {
    expect(() => renameTokens([{ oneOf: [{ use: 'babel' }] }], '/project', String)).toThrow(
      'build: found no rule for style sheets',
    )
  })
})

it('no script names a token: it would have another name in the build', () => {
  const rename = readTokenNames('.')
  const scripts = ['lib/browser', 'components']
    .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file))
  expect(scripts.length).toBeGreaterThan(0)
  for (const file of scripts) {
    const text = readFileSync(file, 'utf8')
    expect(rename(text), file).toBe(text)
  }
})
