import { type MouseEvent, useEffect } from 'react'
import { codeWrapItem } from '../../../lib/browser/storage/storage-items'
import * as ROOT_ATTRIBUTES from '../../../lib/site/root-attributes'
import { shortName } from '../../ui/CopyButton'
import { Icon } from '../../ui/Icon'
import { useStored } from '../../ui/useStored'

/** The choice applies to all code blocks that can wrap, and is stored. */
export function WrapButton({ name }: { readonly name: string }) {
  const isOff = useStored(codeWrapItem) === 'off'
  useEffect(() => showWrapping(isOff), [isOff])
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const before = currentTarget.getBoundingClientRect().top
    codeWrapItem.set(isOff ? null : 'off')
    showWrapping(!isOff)
    const moved = currentTarget.getBoundingClientRect().top - before
    window.scrollBy({ top: moved, behavior: 'instant' })
  }
  return (
    <button
      type="button"
      className="code-wrap"
      aria-pressed={!isOff}
      aria-label={`Wrap lines: ${shortName(name)}`}
      onClick={toggle}
    >
      <Icon name="wrap" size={16} />
    </button>
  )
}

function showWrapping(isOff: boolean): void {
  document.documentElement.toggleAttribute(ROOT_ATTRIBUTES.noWrap, isOff)
}
