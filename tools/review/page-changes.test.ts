import { expect, it } from 'vitest'
import { pageChanges } from './page-changes'
import type { PageState } from './site-state'
import { wordDiff } from './word-diff'

const page = (article: string, broken: readonly string[] = []): PageState => ({
  article,
  text: article,
  broken,
})

const site = (pages: Readonly<Record<string, PageState>>) => ({
  pages: new Map(Object.entries(pages)),
})

it('names pages that were added, removed and changed', () => {
  const before = site({ '/a': page('A'), '/b': page('B'), '/c': page('C') })
  const after = site({ '/a': page('A'), '/b': page('B!'), '/d': page('D') })
  expect(pageChanges(before, after).map(({ route, kind }) => `${kind} ${route}`)).toEqual([
    'changed /b',
    'removed /c',
    'added /d',
  ])
})

it('names new links, and those that lead nowhere since', () => {
  const before = site({ '/a': page('<a href="/b">B</a>', ['/x']), '/b': page('B') })
  const after = site({
    '/a': page('<a class="c" href="/d">D</a>', ['/x', '/d']),
    '/b': page('B', ['/c']),
  })
  expect(pageChanges(before, after)).toMatchObject([
    { route: '/a', links: { added: ['/d'], removed: ['/b'] }, broken: ['/d'] },
    { route: '/b', links: { added: [], removed: [] }, broken: ['/c'] },
  ])
})

it('marks words that differ, and nothing that only looks like a mark', () => {
  expect(wordDiff('Open <b> [-x-] now\n', 'Open <b> [-x-] later\n')).toBe(
    'Open &lt;b&gt; [-x-] <del>now</del><ins>later</ins>\n',
  )
  expect(wordDiff('Same\n', 'Same\n')).toBe('')
})
