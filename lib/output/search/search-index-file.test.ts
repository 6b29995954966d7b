import { expect, it } from 'vitest'
import { indexedPages } from './search-index-file'

const PAGE = {
  route: '/page',
  title: 'Page',
  description: 'Summary',
  questions: [],
  keywords: ['encoder'],
  product: 'ftc',
  rank: 100,
} as const

function section(level: number, id: string, title: string | null, ...texts: string[]) {
  const names = texts.includes('Row') ? ['maxNodes'] : []
  const passages = texts.map((text) => ({ text }))
  return { level, id, title, isHeading: true, isSearched: id !== 'links', names, passages }
}

it('keeps of long code the words that the page lacks, and no values of the form', () => {
  const code = `helm upgrade --install capella:8758 4dg2024wbbq0 ${'--set a.b=nodes '.repeat(10)}`
  const values = '<node-pool> · The pool. Example: nodes'
  const sections = [
    section(2, 'a', 'Upgrade', values, 'Set the nodes.', 'helm list', code),
    section(2, 'b', 'Support', 'Ask Capella.'),
  ]
  const [page] = indexedPages([{ page: PAGE, sections }])
  const texts = ['Set the nodes.', 'helm list', '·install 8758']
  expect(page?.sections[0]).toEqual([1, 'a', 'Upgrade', '', ...texts])
})

it('keeps the names that the text of their section lacks', () => {
  const sections = [section(2, 'a', 'More', 'Row'), section(2, 'b', 'Most', 'Row', 'Set maxNodes.')]
  const [page] = indexedPages([{ page: PAGE, sections }])
  expect(page?.sections.map(([, , , names]) => names)).toEqual(['maxNodes', ''])
})
