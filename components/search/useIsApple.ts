import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)
const isAppleOnServer = () => false

/** Whether the reader's keyboard has a Command key. */
export function useIsApple(): boolean {
  return useSyncExternalStore(subscribe, isApple, isAppleOnServer)
}
