import { type Hit, plainText } from '../../lib/search/hit'
import { MarkedText } from './MarkedText'

export type HeadingsProps = {
  readonly headings: Hit['headings']
  /** Class of those above the last one. */
  readonly aboveClass: string | undefined
}

/** The headings from a page down to the section that was found. */
export function Headings({ headings, aboveClass }: HeadingsProps) {
  return (
    <>
      {headings.slice(0, -1).map((above) => (
        <span key={plainText(above)} className={aboveClass}>
          <MarkedText text={above} />
        </span>
      ))}
      <b>
        <MarkedText text={headings.at(-1) ?? []} />
      </b>
    </>
  )
}
