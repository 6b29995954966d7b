import { useId, useState } from 'react'
import { DESCRIPTION_LENGTH } from '../../../lib/site/constants'
import { countOf } from '../../../lib/site/count-of'

/** The writers' guide imports this component as an example of an interactive component. */
export function DescriptionLength() {
  const id = useId()
  const [text, setText] = useState('')
  const { min, max } = DESCRIPTION_LENGTH
  const verdict = text.length < min ? 'too short' : text.length > max ? 'too long' : 'OK'
  return (
    <p className="needs-scripts">
      <label htmlFor={id}>A description</label>{' '}
      <input
        id={id}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />{' '}
      <output htmlFor={id}>
        {countOf(text.length, 'character')}: {verdict}
      </output>
    </p>
  )
}
