import dynamic from 'next/dynamic'
import { Children, cloneElement, isValidElement, type ReactNode, useState } from 'react'
import { lateLoading } from '../../feedback/LoadStatus'
import { elementText } from '../../ui/element-text'
import type { EventFacts } from './useEventAnswers'

const EventForm = dynamic(async () => (await import('./EventForm')).EventForm, {
  loading: lateLoading('The form'),
})

export type EventBuilderProps = EventFacts & {
  /** What can be pasted into the form, the heading of the XML, and the block of code with an example of it. */
  readonly children?: ReactNode
}

/** A form, and the XML of the event that it makes: the example, in colors, until the reader changes an answer. */
export function EventBuilder({ children, ...facts }: EventBuilderProps) {
  const [xml, setXml] = useState<string | null>(null)
  const [hint, heading, example] = Children.toArray(children).filter((child) =>
    isValidElement<{ children?: ReactNode }>(child),
  )
  const isExample = xml === null || xml === elementText(example)
  return (
    <>
      <EventForm {...facts} hint={hint} onXml={setXml} />
      {heading}
      {isExample || example === undefined
        ? example
        : cloneElement(example, { children: <code key="changed">{xml}</code> })}
    </>
  )
}
