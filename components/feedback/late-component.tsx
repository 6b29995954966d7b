import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic'
import type { ComponentType } from 'react'
import { MESSAGES } from '../../lib/site/messages'
import { LoadError, Loader } from './LoadStatus'

/**
 * A component whose code only some pages need. It is printed at build like any other; a reader who comes by a link sees
 * nothing at first, after the delay of §9 a loader, and on failure the error with Retry (§2, §8).
 * @param label what is loading, as a sentence begins with it: "The form"
 */
export function lateComponent<Props>(
  label: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loading = ({ error, pastDelay, retry }: DynamicOptionsLoadingProps) => {
    if (error)
      return (
        <LoadError
          message={MESSAGES.chunkNotLoaded.replace('{chunk}', label)}
          advice={MESSAGES.completeWithoutChunk}
          onRetry={() => retry?.()}
        />
      )
    if (pastDelay !== true) return null
    return <Loader label={MESSAGES.loadingChunk.replace('{chunk}', label.toLowerCase())} />
  }
  return dynamic(load, { loading })
}
