import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '../host/content-security-policy'
import { readTags } from '../pages/exported-pages'
import { checkForbiddenCode, forbiddenCode } from './forbidden-code'

const POLICY = contentSecurityPolicy(['known()'], [])
const find = (html: string) => forbiddenCode(readTags(html), POLICY)

describe('forbiddenCode', () => {
  it.each([
    ['<p style="color:red">', '<p style="color:red">: found a style attribute, expected a class'],
    ['<img onerror="x()">', '<img onerror="x()">: found code in an attribute'],
    ['<a href="javascript:x()">', '<a href="javascript:x()">: found a javascript: URL'],
    ['<a href="java&#10;script:x()">', 'found a javascript: URL'],
    ['<use xlink:href="javascript:x()">', 'found a javascript: URL'],
    ['<style>p{}</style>', '<style>: found styles in a page'],
    ['<script>a()</script>', '<script>a(): found an inline script'],
    ['<script type="module">a()</script>', 'found an inline script'],
    ['<script type="text/jscript">a()</script>', 'found an inline script'],
  ])('rejects %s', (html, problem) => {
    expect(find(html)).toEqual([expect.stringContaining(problem)])
  })

  it.each([
    '<script>known()</script>',
    '<script type="application/json">d</script><script type="application/ld+json">e</script>',
    '<script src="/f.js"></script><link rel="stylesheet" href="/a.css"/>',
    '<a href="/on" title="javascript: the language" data-on="x" class="style">onload=</a>',
  ])('allows %s', (html) => {
    expect(find(html)).toEqual([])
  })
})

it('markup that the policy forbids stops the build with one list', () => {
  const pages = ['<p style="a:b">', '<p onclick="x()">'].map((html, index) => ({
    file: `${index}.html`,
    route: '',
    tags: readTags(html),
  }))
  expect(() => checkForbiddenCode(pages, POLICY)).toThrow(
    [
      'The Content-Security-Policy blocks:',
      '0.html: <p style="a:b">: found a style attribute, expected a class',
      '1.html: <p onclick="x()">: found code in an attribute, expected an event listener',
    ].join('\n'),
  )
})
