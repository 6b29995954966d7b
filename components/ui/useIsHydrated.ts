import { useSyncExternalStore } from 'react'

/** False at build and while React takes the page over, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribe, isTrue, isFalse)
}

const subscribe = () => () => undefined
const isTrue = () => true
const isFalse = () => false
