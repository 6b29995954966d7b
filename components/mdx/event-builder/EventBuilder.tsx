import { Children, cloneElement, isValidElement, type ReactNode, useRef, useState } from 'react'
import { elementText } from '../../ui/element-text'
import { EventForm } from './EventForm'
import { type EventFacts, useEventAnswers } from './useEventAnswers'

type EventBuilderProps = EventFacts & {
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

/** Marks the lines that are not in the previous version of the XML. The first previous version is the example. */
function EventXml({ xml, example }: { readonly xml: string; readonly example: string }) {
  const [{ current, previous }, setVersions] = useState({ current: xml, previous: example })
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

/** The name of an element or attribute, or a value in quotes. */
const XML_WORD = /((?<=<[/?]?)[\w:.-]+|"[^"]*"|[\w:.-]+(?=="))/

function XmlLine({ line }: { readonly line: string }) {
  return line.split(XML_WORD).map((text, index, texts) => {
    if (index % 2 === 0) return text
    const isAttribute = texts[index + 1]?.startsWith('=')
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words have no other key
      <span key={index} className={isAttribute ? 't-function' : 't-string-expression'}>
        {text}
      </span>
    )
  })
}
