import { useRouter } from 'next/router'
import { useLayoutEffect } from 'react'

/**
 * Renders nothing, and must be the last child of `App`. After each commit, Next scrolls to the heading in the URL, even
 * if the reader has scrolled elsewhere or gone back; it looks for the heading within the same task. Until this task
 * ends, the heading therefore has no id. The effects of a page, which run before, still find it.
 */
export function HiddenTarget() {
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of Next's commits creates a new router object
  useLayoutEffect(hideTarget, [router])
  return null
}

function hideTarget(): void {
  const target = document.getElementById(window.location.hash.slice(1))
  if (target === null) return
  const { id } = target
  target.removeAttribute('id')
  queueMicrotask(() => {
    target.id = id
  })
}
