import { expect, it } from 'vitest'
import { tocListHtml } from './toc'

it('links each heading, whatever its text and id hold', () => {
  const entries = [
    { id: 'ports', text: 'Ports', level: 2 },
    { id: "a'b", text: 'Set <name> & "value"', level: 3 },
  ]
  expect(tocListHtml(entries)).toBe(
    '<li data-level="2"><a href="#ports">Ports</a></li>' +
      '<li data-level="3"><a href="#a&#39;b">Set &lt;name&gt; &amp; &quot;value&quot;</a></li>',
  )
})
