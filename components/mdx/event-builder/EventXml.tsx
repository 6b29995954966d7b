import { useState } from 'react'

const NAME_OR_VALUE = /((?<=<[/?]?)[\w:.-]+|"[^"]*")|([\w:.-]+)(?==")/g

type Versions = { readonly current: string; readonly previous: string }

/**
 * Marks the lines that are not in the previous version of the XML.
 * @param example the version before the first change
 */
export function EventXml({ xml, example }: { readonly xml: string; readonly example: string }) {
  const [{ current, previous }, setVersions] = useState<Versions>({
    current: xml,
    previous: example,
  })
  if (current !== xml) setVersions({ current: xml, previous: current })
  const before = new Set(previous.split('\n'))
  const lines = xml.split('\n')
  return (
    <code>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key
        <span key={index} data-changed={before.has(line) ? undefined : ''}>
          <XmlLine line={line} />
          {index < lines.length - 1 && '\n'}
        </span>
      ))}
    </code>
  )
}

function XmlLine({ line }: { readonly line: string }) {
  let end = 0
  const parts = [...line.matchAll(NAME_OR_VALUE)].flatMap(({ 0: word, 1: literal, index }) => {
    const plain = line.slice(end, index)
    end = index + word.length
    const kind = literal === undefined ? 't-function' : 't-string-expression'
    return [
      plain,
      <span key={index} className={kind}>
        {word}
      </span>,
    ]
  })
  return [...parts, line.slice(end)]
}
