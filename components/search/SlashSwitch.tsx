import { slashKeyItem } from '../../lib/browser/storage/storage-items'
import { useStored } from '../ui/useStored'

/** WCAG 2.1.4 requires a way to turn off single-key shortcuts. */
export function SlashSwitch() {
  const isOff = useStored(slashKeyItem) === 'off'
  return (
    <label>
      <input
        type="checkbox"
        checked={!isOff}
        onChange={() => slashKeyItem.set(isOff ? null : 'off')}
      />{' '}
      <kbd>/</kbd> opens search
    </label>
  )
}
