import { useSyncExternalStore } from 'react'
import type { StorageSlot } from '../../lib/browser/storage/storage'

/** What a slot holds, kept up to date; null on the server and while hydrating. */
export function useStored<Value>(slot: StorageSlot<Value>): Value | null {
  return useSyncExternalStore<Value | null>(slot.subscribe, slot.get, nothing)
}

const nothing = () => null
