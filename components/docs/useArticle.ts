import { useRouter } from 'next/router'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { ArticleBehavior } from '../../lib/browser/article/article-behavior'
import { enhanceArticle } from '../../lib/browser/behaviors/enhance-article'
import {
  type RareBehaviorProgress,
  startRareBehaviors,
} from '../../lib/browser/behaviors/rare-behaviors'

/**
 * Gives the article of a page its behaviors, and ends them when it leaves.
 * @returns those whose code is slow or has failed, each to be shown in its host
 */
export function useArticle(
  article: RefObject<HTMLElement | null>,
  route: string,
): readonly RareBehaviorProgress[] {
  const router = useRouter()
  const [late, setLate] = useState<readonly RareBehaviorProgress[]>([])

  const start = useEffectEvent((enhance: ArticleBehavior) => {
    const controller = new AbortController()
    const { signal } = controller
    const changeUrl = (url: string, method: 'push' | 'replace') => {
      if (!signal.aborted) void router[method](url, undefined, { shallow: true, scroll: false })
    }
    if (article.current !== null) enhance(article.current, { route, signal, changeUrl })
    return () => controller.abort()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another article needs its own
  useEffect(
    () =>
      start((element, context) => {
        enhanceArticle(element, context)
        startRareBehaviors(element, context, (progress) =>
          setLate((others) => [...others.filter(({ host }) => host !== progress.host), progress]),
        )
      }),
    [route],
  )
  return late
}
