import type { ValueDescription } from '../../../lib/content/values/placeholders'
import { useIsHydrated } from '../../ui/useStored'

export type ValueFieldProps = ValueDescription & {
  readonly text: string
  /** Whether to show that the text is invalid. */
  readonly isReported: boolean
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

export function valueId(name: string): string {
  return `value-${name}`
}

export function ValueField(props: ValueFieldProps) {
  const { name, label, meaning, example, hint, text, isReported, onType, onLeave } = props
  const id = valueId(name)
  const aboutId = `${id}-about`
  const isHydrated = useIsHydrated()
  return (
    <div className="value">
      {/* The label is in a paragraph, because reader views drop content with too many fields per paragraph. */}
      <p>
        <label htmlFor={id}>{label}</label>
      </p>{' '}
      <p>
        <var>{`<${name}>`}</var>
      </p>
      <input
        id={id}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
        aria-invalid={isReported || undefined}
        // These attributes are added after hydration to keep the HTML small: a long guide has forty fields.
        {...(isHydrated && {
          autoComplete: 'off',
          autoCapitalize: 'off',
          spellCheck: false,
          dir: 'auto',
          placeholder: example,
          'aria-describedby': aboutId,
        })}
      />
      <p id={isHydrated ? aboutId : undefined}>
        {isReported && (
          <strong role="alert">{`${hint} No command shows this value until it is valid.`}</strong>
        )}
        {meaning}
        <span className="value-example">
          {' Example: '}
          <samp>{example}</samp>
        </span>
      </p>
    </div>
  )
}
