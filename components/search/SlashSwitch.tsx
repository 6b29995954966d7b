import { slashKeyItem } from '../../lib/browser/storage/storage-items'
import { useStored } from '../ui/useStored'

/** The switch that WCAG 2.1.4 asks for where one key without modifiers does something. */
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
