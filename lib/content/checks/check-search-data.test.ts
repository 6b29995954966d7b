import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { checkSearchData } from './check-search-data'

const ROUTES = new Set(['/docs/Page'])
const SYNONYMS = 'data/search/synonyms.yaml'
const QUERIES = 'data/search/eval-queries.yaml'
const right = {
  [SYNONYMS]: '- words: [kubernetes, k8s]\n',
  [QUERIES]: '- { query: page, kind: name, expect: [Page] }\n',
}

it('accepts the data of the search, and a project without any', () => {
  expect(checkSearchData(createProject(right), ROUTES)).toEqual([])
  expect(checkSearchData(createProject({}), ROUTES)).toEqual([])
})

it.each([
  [
    SYNONYMS,
    '- words: [kubernetes]\n',
    `${SYNONYMS}: [0].words: found ["kubernetes"], expected at least two words`,
  ],
  [SYNONYMS, '- word: [a, b]\n', `${SYNONYMS}: [0]`],
  [SYNONYMS, '- words: [a\n', `${SYNONYMS}:`],
  [QUERIES, '- { query: x, kind: riddle, expect: [Page] }\n', 'expected one of name, task'],
  [QUERIES, '- { query: x, kind: name, expect: [Gone] }\n', `${QUERIES}: "x": found Gone`],
])('names file, field, found and expected: %s', (file, text, problem) => {
  const problems = checkSearchData(createProject({ ...right, [file]: text }), ROUTES)
  expect(problems.join('\n')).toContain(problem)
})
