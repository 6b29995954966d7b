import { Fragment } from 'react'
import { parseMarked } from '../../lib/search/marked-text'

/** A highlighted text of a hit: its marks become elements, everything else stays text. */
export function MarkedText({ text }: { readonly text: string }) {
  let position = 0
  return parseMarked(text).map((part) => {
    const key = position
    position += part.text.length
    return part.isMatch ? (
      <mark key={key}>{part.text}</mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    )
  })
}
