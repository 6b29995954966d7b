import { Children, cloneElement, isValidElement, type ReactNode, useRef } from 'react'
import { elementText } from '../../ui/element-text'
import { EventForm } from './EventForm'
import { EventXml } from './EventXml'
import { type EventFacts, useEventAnswers } from './useEventAnswers'

export type EventBuilderProps = EventFacts & {
  /** Three elements: the hint about what to paste, the heading above the XML, and a code block with an example. */
  readonly children?: ReactNode
}

/**
 * Shows the example's code block unchanged while its text equals the XML for the answers. Copying the XML moves the
 * focus to the first field with an invalid answer, if there is one.
 */
export function EventBuilder({ children, ...facts }: EventBuilderProps) {
  const form = useRef<HTMLFormElement>(null)
  const builder = useEventAnswers(form, facts)
  const { xml } = builder
  const [hint, heading, example] = Children.toArray(children).filter((child) =>
    isValidElement<{ children?: ReactNode; onCopied?: () => void }>(child),
  )
  const text = elementText(example)
  const handleCopy = () =>
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(textarea)')?.focus()
  return (
    <>
      <EventForm form={form} hint={hint} days={facts.days} builder={builder} />
      <div className="sample-panel">
        <section>
          {heading}
          {example &&
            cloneElement(example, {
              onCopied: handleCopy,
              ...(xml !== text && {
                children: <EventXml key="changed" xml={xml} example={text} />,
              }),
            })}
        </section>
      </div>
    </>
  )
}
