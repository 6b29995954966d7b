import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PlacedPart } from '../../lib/browser/article-parts'
import { MESSAGES } from '../../lib/site/messages'
import { useLazyPart } from '../feedback/LazyPart'
import { PartStatus } from '../feedback/PartStatus'
import styles from './ArticlePart.module.css'

export type ArticlePartProps = PlacedPart & { readonly article: HTMLElement }

/**
 * Loads the behavior of a part of an article and shows how that stands: in the part's place when it is empty, else
 * before it.
 */
export function ArticlePart({ article, part, place }: ArticlePartProps) {
  const state = useLazyPart(part.load)
  const [host] = useState(createHost)

  useEffect(() => {
    if (place.childElementCount === 0) place.append(host)
    else place.before(host)
    return () => host.remove()
  }, [place, host])

  useEffect(() => {
    if (state.status !== 'done') return
    try {
      return state.part(article, place)
    } catch (error) {
      // The page is complete without it: no crash of the page.
      window.reportError(error)
    }
  }, [state, article, place])

  return createPortal(
    <PartStatus state={state} label={part.label} advice={MESSAGES.completeWithoutPart} />,
    host,
  )
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.className = styles.host ?? ''
  return host
}
