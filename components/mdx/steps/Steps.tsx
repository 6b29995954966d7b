import { type ReactNode, useState } from 'react'
import { countOf } from '../../../lib/site/count-of'
import { Announcement } from '../../ui/Announcement'
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

/** The compile step `lib/compile/steps/steps.ts` puts each H3 and the content below it into a `Step`. */
export function Steps({ first, ids, children }: StepsProps) {
  return (
    <>
      {ids && <StepsProgress ids={ids} />}
      <ol className="steps" start={first === 1 ? undefined : first}>
        {children}
      </ol>
    </>
  )
}

export type StepProps = {
  readonly number: number
  /** Id of the step's heading. */
  readonly id: string
  readonly children: ReactNode
}

/** The checkbox lies over the number. Its name ends with the title, which follows as a heading. */
export function Step({ number, id, children }: StepProps) {
  const isHydrated = useIsHydrated()
  const { item, doneIds } = useDoneSteps()
  const isDone = doneIds.includes(id)
  const toggle = () => {
    const others = item.get()?.filter((doneId) => doneId !== id) ?? []
    const done = isDone ? others : [...others, id]
    item.set(done.length === 0 ? null : done)
  }
  return (
    <li className="step" data-done={isDone ? '' : undefined}>
      <span className="step-number" aria-hidden={isHydrated || undefined}>
        {number}
      </span>{' '}
      {isHydrated && (
        <input
          type="checkbox"
          className="step-box"
          id={`${id}-done`}
          aria-label={`${number}: Mark as done`}
          aria-labelledby={`${id}-done ${id}`}
          checked={isDone}
          onChange={toggle}
        />
      )}
      {children}
    </li>
  )
}

function StepsProgress({ ids }: { readonly ids: readonly string[] }) {
  const { item, doneIds } = useDoneSteps()
  const doneCount = ids.filter((id) => doneIds.includes(id)).length
  const isHydrated = useIsHydrated()
  /** Steps that were already done when the page opened. They are not announced. */
  const [before, setBefore] = useState<readonly string[] | null>(null)
  if (isHydrated && before === null) setBefore(doneIds)
  const isNews = before !== null && before !== doneIds
  const reset = () => {
    const cleared = item.get()
    item.set(null)
    return () => item.set(cleared)
  }
  return (
    <p className="steps-progress needs-scripts">
      Select the number of a step to mark it as done.{' '}
      <ResetButton label="Clear marks" isEmpty={doneCount === 0} onReset={reset} />
      <Announcement text={isNews ? `${doneCount} of ${countOf(ids.length, 'step')} done` : ''} />
    </p>
  )
}
