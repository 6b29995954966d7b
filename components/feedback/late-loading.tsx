import type { DynamicOptionsLoadingProps } from 'next/dynamic'
import { MESSAGES } from '../../lib/site/messages'
import { ChunkStatus } from './LoadStatus'

/**
 * What `dynamic` shows in place of a component whose code only some pages need. Such a component is printed at build like
 * any other; a reader who comes by a link sees nothing at first, after the delay of §9 a loader, and on failure the error
 * with Retry (§2, §8). The call of `dynamic` stands beside its `import()`: Next finds there what a page needs at once.
 * @param label what is loading, as a sentence begins with it: "The form"
 */
export function lateLoading(label: string) {
  return ({ error, pastDelay, retry }: DynamicOptionsLoadingProps) => {
    if (!error && pastDelay !== true) return null
    const state = error
      ? ({ status: 'failed', retry: () => retry?.() } as const)
      : ({ status: 'loading' } as const)
    return <ChunkStatus label={label} advice={MESSAGES.completeWithoutChunk} state={state} />
  }
}
