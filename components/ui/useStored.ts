import { useSyncExternalStore } from 'react'
import type { StorageItem } from '../../lib/browser/storage/storage'

/** Null in the build, while hydrating, and if there is no valid value. */
export function useStored<Value>(item: StorageItem<Value>): Value | null {
  return useSyncExternalStore<Value | null>(item.subscribe, item.get, () => null)
}

/** False in the build and during hydration, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => undefined
