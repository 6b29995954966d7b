import { Fragment } from 'react'
import type { MarkedText as Text } from '../../lib/search/hit'

/** Text of a hit: what matches the query is marked. */
export function MarkedText({ text }: { readonly text: Text }) {
  let position = 0
  return text.map((part) => {
    const key = position
    position += part.text.length
    return part.isMatch ? (
      <mark key={key}>{part.text}</mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    )
  })
}
