import type { ComponentProps, ReactNode } from 'react'
import { withBasePath } from '../../lib/content/settings/base-path'
import { Icon } from '../ui/Icon'
import { ScrollBox } from '../ui/ScrollBox'
import { useReaderValue } from '../ui/useReaderValues'
import { useIsHydrated } from '../ui/useStored'
import apiStyles from './ApiMethod.css?url'
import cardStyles from './Cards.css?url'
import drawingStyles from './Drawing.css?url'
import guideStyles from './Guide.css?url'
import releaseStyles from './ReleaseNotes.css?url'

type HeadingProps = ComponentProps<'h2'> & {
  /** Set on a heading inside a `<summary>`, where a link would be a second control. */
  readonly 'data-folded'?: string
}

export function headingOf(Level: 'h2' | 'h3') {
  return function Heading({ 'data-folded': folded, children, ...props }: HeadingProps) {
    return (
      <Level {...props}>
        {children}
        {folded === undefined && <SelfLink id={props.id} />}
      </Level>
    )
  }
}

/** The sign beside a heading, whose URL readers can copy. The table of contents has the same links for the keyboard. */
function SelfLink({ id }: HeadingProps) {
  if (!useIsHydrated()) return null
  // biome-ignore lint/a11y/useAnchorContent: the style sheet adds the sign, which is not part of the selected text
  return <a href={`#${id}`} aria-labelledby={id} tabIndex={-1} />
}

/** For a file in `public/`, the build sets `width` and `height` (`element-steps.ts`). */
export function Image({ src, alt = '', ...props }: ComponentProps<'img'>) {
  const url = typeof src === 'string' && src.startsWith('/') ? withBasePath(src) : src
  // biome-ignore lint/performance/noImgElement: a static export has no server that resizes images
  return <img src={url} alt={alt} loading="lazy" decoding="async" {...props} />
}

/** Not a `next/link`, because `SiteNavigation` handles clicks on internal links. */
export function Link({ href = '', ...props }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <a href={withBasePath(href)} {...props} />
  const rel = /^https?:/.test(href) ? 'noopener noreferrer' : undefined
  return <a href={href} rel={rel} {...props} />
}

const SHEETS = { api: apiStyles, cards: cardStyles, releases: releaseStyles }

/** The style sheet of a kind of content, which no component renders. */
export function Styles({ of }: { readonly of: keyof typeof SHEETS }) {
  return <link rel="stylesheet" href={SHEETS[of]} precedence="pages" />
}

export function Drawing(props: ComponentProps<'svg'>) {
  // The sign of a card, which fits every window.
  if (props['aria-hidden']) return <svg {...props} />
  return (
    <ScrollBox aria-label="Drawing">
      <link rel="stylesheet" href={drawingStyles} precedence="pages" />
      <svg {...props} />
    </ScrollBox>
  )
}

/** The box that scrolls gets the table's `aria-label`, which the build makes from the heading above the table. */
export function Table({ 'aria-label': name, children, ...props }: ComponentProps<'table'>) {
  return (
    <ScrollBox aria-label={name}>
      <table {...props}>{children}</table>
    </ScrollBox>
  )
}

const CALLOUTS = {
  note: ['Note', 'info'],
  tip: ['Tip', 'check'],
  warning: ['Warning', 'warning'],
  danger: ['Danger', 'warning'],
} as const

type CalloutProps = {
  readonly type?: keyof typeof CALLOUTS
  readonly title?: string
  readonly children?: ReactNode
}

export function Callout({ type = 'note', title, children }: CalloutProps) {
  const [name, icon] = CALLOUTS[type]
  return (
    <div className={`callout callout-${type}`} role="note" aria-label={title ?? name}>
      <p className="callout-title">
        <span>
          <Icon name={icon} size={1.125} />
          {name}
        </span>{' '}
        {title}
      </p>
      {children}
    </div>
  )
}

export function Expect({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="expect">
      <link rel="stylesheet" href={guideStyles} precedence="pages" />
      <p className="callout-title">You should see</p>
      {children}
    </div>
  )
}

/** Shows the reader's valid value, if there is one, in place of a text such as `<cluster-name>`. */
export function PlaceholderValue({ children }: { readonly children: string }) {
  const value = useReaderValue(children.slice(1, -1))
  if (value === undefined) return <var>{children}</var>
  return (
    <var data-filled="" title={children}>
      {value}
    </var>
  )
}
