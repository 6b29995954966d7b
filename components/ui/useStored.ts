import { useSyncExternalStore } from 'react'
import type { StorageItem } from '../../lib/browser/storage/storage'

/** Null in the build, while hydrating, and if there is no valid value. */
export function useStored<Value>(item: StorageItem<Value>): Value | null {
  return useSyncExternalStore<Value | null>(item.subscribe, item.get, nothing)
}

const nothing = () => null

/** False in the build and during hydration, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribe, isTrue, isFalse)
}

const subscribe = () => () => undefined
const isTrue = () => true
const isFalse = () => false
