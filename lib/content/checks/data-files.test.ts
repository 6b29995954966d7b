import { describe, expect, it } from 'vitest'
import { createProject, type ProjectFiles } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { checkData } from './data-files'

const check = (files: ProjectFiles) =>
  checkData(createProject(files), new Set(['/docs/Page'])).map(formatProblem)

describe('placeholders', () => {
  const GOOD =
    'name:\n  label: Name\n  kind: identifier\n  meaning: The name of the cluster.\n  example: prod\n'

  it('valid sets pass', () => {
    expect(
      check({ 'data/placeholders/a.yaml': GOOD, 'data/placeholders/readme.md': 'no set' }),
    ).toEqual([])
  })

  it('mistakes in all sets are reported', () => {
    expect(
      check({
        'data/placeholders/a.yaml': GOOD.replace('example: prod', 'sample: prod'),
        'data/placeholders/b.yaml': GOOD,
        'data/placeholders/c.yaml': 'name: "open\n',
      }),
    ).toEqual([
      'data/placeholders/a.yaml:5 name.sample: found "prod", expected this value in the field "example"',
      expect.stringMatching(
        /^data\/placeholders\/c\.yaml:\d YAML: found .*, expected "name: value" or "- value", with all/,
      ),
    ])
  })
})

it('a group of symptoms that no page collects is reported', () => {
  const group = (page: string) => `- { id: job-fails, title: A job fails, page: ${page} }\n`
  const file = 'data/symptoms/ftc.yaml'
  expect(check({ [file]: group('/docs/Page') })).toEqual([])
  expect(check({ [file]: group('/docs/Gone') })).toEqual([
    `${file}: job-fails.page: found /docs/Gone, expected the route of a page`,
  ])
})

it('a sign that would match harmless lines is reported', () => {
  const file = 'data/known-outputs.yaml'
  expect(check({ [file]: '- row: /docs/Page#error-a\n  signs: ["99%"]\n' })).toEqual([
    expect.stringContaining(`${file}:2 [0].signs[0]: found "99%", expected at least 6 characters`),
  ])
})

describe('open questions', () => {
  const FILE = 'data/open-questions.yaml'
  const questionText = (question: string, page: string) =>
    `- question: ${question}\n  why: It matters.\n  until: Wait.\n  pages: [${page}]\n`

  it.each([
    ['Why?', '/docs/Page', []],
    ['Why?', '/docs/Gone', [`${FILE}: "Why?": found /docs/Gone, expected the route of a page`]],
    [
      'The zone.',
      '/docs/Page',
      [
        `${FILE}:1 [0].question: found "The zone.", expected a question that starts with a capital letter and ends with a question mark`,
      ],
    ],
  ])('%s on %s', (question, page, problems) => {
    expect(check({ [FILE]: questionText(question, page) })).toEqual(problems)
  })
})

describe('search', () => {
  const SYNONYMS = 'data/search/synonyms.yaml'
  const QUERIES = 'data/search/eval-queries.yaml'
  const right = {
    [SYNONYMS]: '- words: [kubernetes, k8s]\n',
    [QUERIES]: '- { query: page, kind: name, expect: [Page] }\n',
  }

  it.each([
    [
      SYNONYMS,
      '- words: [kubernetes]\n',
      `${SYNONYMS}:1 [0].words: found ["kubernetes"], expected at least two words`,
    ],
    [SYNONYMS, '- word: [a, b]\n', `${SYNONYMS}:1 [0]`],
    [SYNONYMS, '- words: [a\n', `${SYNONYMS}:2 YAML: `],
    [QUERIES, '- { query: x, kind: riddle, expect: [Page] }\n', 'expected one of name, task'],
    [
      QUERIES,
      '- { query: a, kind: name, expect: [Page] }\n- { query: x, kind: name, expect: [Gone] }\n',
      `${QUERIES}:2 "x": found Gone, expected the path of a page, without /docs/, such as FTC/Tutorials/Interplay`,
    ],
  ])('names file, line, field, found, and expected: %s', (file, text, problem) => {
    expect(check({ ...right, [file]: text }).join('\n')).toContain(problem)
  })
})
