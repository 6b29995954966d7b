import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'
import { elementText } from '../../ui/element-text'
import { Heading3, type HeadingProps } from '../../ui/Heading'
import { ResetButton } from '../../ui/ResetButton'
import { useDoneSteps } from '../../ui/useDoneSteps'
import { useIsHydrated } from '../../ui/useStored'

export type StepsProps = {
  /** Number of the first step in this list. A page numbers its steps from 1 across all lists. */
  readonly first: number
  /** Heading ids of all steps on the page. Only the first list has them, because it shows the progress. */
  readonly ids?: readonly string[]
  readonly children: ReactNode
}

/** Each H3 starts a step. `lib/compile/steps/steps.ts` checks that the first child is an H3. */
export function Steps({ first, ids, children }: StepsProps) {
  const steps: { heading: ReactElement<HeadingProps>; content: ReactNode[] }[] = []
  for (const child of Children.toArray(children)) {
    if (isValidElement<HeadingProps>(child) && child.type === Heading3)
      steps.push({ heading: child, content: [] })
    else steps.at(-1)?.content.push(child)
  }
  return (
    <>
      {ids && <StepsProgress ids={ids} />}
      <ol className="steps" start={first === 1 ? undefined : first}>
        {steps.map(({ heading, content }, index) => (
          <Step key={heading.key} number={first + index} heading={heading}>
            {content}
          </Step>
        ))}
      </ol>
    </>
  )
}

type StepProps = {
  readonly number: number
  readonly heading: ReactElement<HeadingProps>
  readonly children: ReactNode
}

/** The checkbox lies over the number. */
function Step({ number, heading, children }: StepProps) {
  const isHydrated = useIsHydrated()
  const { item, doneIds } = useDoneSteps()
  const { id = '', children: title } = heading.props
  const isDone = doneIds.includes(id)
  const toggle = () => {
    const done = isDone ? doneIds.filter((doneId) => doneId !== id) : [...doneIds, id]
    item.set(done.length === 0 ? null : done)
  }
  return (
    <li
      id={number === 1 ? ELEMENT_IDS.firstStep : undefined}
      className="step"
      data-done={isDone ? '' : undefined}
    >
      <span className="step-number">{number}</span>{' '}
      {isHydrated && (
        <input
          type="checkbox"
          className="step-box"
          aria-label={`${number}: Mark “${elementText(title)}” as done`}
          checked={isDone}
          onChange={toggle}
        />
      )}
      {heading}
      {children}
    </li>
  )
}

function StepsProgress({ ids }: { readonly ids: readonly string[] }) {
  const { item, doneIds } = useDoneSteps()
  const isStarted = ids.some((id) => doneIds.includes(id))
  const reset = () => {
    item.set(null)
    return () => item.set(doneIds)
  }
  return (
    <div className="steps-progress needs-scripts">
      <p>Select the number of a step to mark it as done.</p>
      <ResetButton label="Start over" isEmpty={!isStarted} onReset={reset} />
    </div>
  )
}
