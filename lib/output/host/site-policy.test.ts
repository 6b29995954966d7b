import { expect, it } from 'vitest'
import { readTags } from '../pages/html-tags'
import { DOCSEARCH_STYLE, hashSource, sitePolicy, withPolicy } from './site-policy'

const PAGE = '<html><head><meta charset="utf-8"/></head><body><script>a()</script></body></html>'

/** @param files HTML of pages, by file */
function add(files: Readonly<Record<string, string>>, searchHosts: readonly string[] = []) {
  const pages = Object.entries(files).map(([file, html]) => ({
    file,
    route: '',
    tags: readTags(html),
  }))
  const { policy, ofFile } = sitePolicy(pages, searchHosts)
  return {
    policy,
    read: (file: string) => withPolicy(files[file] ?? '', ofFile.get(file) ?? ''),
  }
}

it('H01 puts a policy that allows its own scripts first into the head of every page', () => {
  const { policy, read } = add({ 'index.html': PAGE, 'docs/a.html': PAGE.replace('a()', 'b()') })
  const [a, b] = [hashSource('a()'), hashSource('b()')]
  const start = `<head><meta http-equiv="Content-Security-Policy" content="default-src 'self';script-src 'self'`
  expect(read('index.html')).toContain(`${start} ${a};`)
  expect(read('index.html')).not.toContain(b)
  expect(read('docs/a.html')).toContain(`${start} ${b};`)
  expect(policy).toContain(a)
  expect(policy).toContain(b)
  expect(policy).not.toContain('unsafe')
})

it('H02 allows the hosts and the style of hosted search where there is one', () => {
  const host = 'https://search.example.com'
  const style = hashSource(DOCSEARCH_STYLE)
  const { policy } = add({ 'index.html': PAGE }, [host])
  expect(policy).toContain(`style-src 'self' ${style};connect-src 'self' ${host};`)
  expect(add({ 'index.html': PAGE }).policy).not.toContain(style)
})

it('H01 knows the hash of a text as browsers do', () => {
  // An example of the Content Security Policy specification.
  expect(hashSource('doSomething();')).toBe("'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='")
})

it('H03 markup that the policy forbids stops the build, all of it named', () => {
  const files = {
    'a.html': '<head></head><p style="a:b">',
    'b.html': '<head></head><p onclick="x()">',
  }
  expect(() => add(files)).toThrow(
    [
      'The Content-Security-Policy forbids:',
      'a.html: <p style="a:b">: found a style attribute, expected a class',
      'b.html: <p onclick="x()">: found code in an attribute, expected an event listener',
    ].join('\n'),
  )
})

it('scripts that differ from page to page stop the build', () => {
  const pages = [1, 2, 3, 4, 5, 6].map((n) => [`${n}.html`, `<head></head><script>${n}</script>`])
  expect(() => add(Object.fromEntries(pages))).toThrow('Found 6 different inline scripts')
})
