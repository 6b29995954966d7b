import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { afterPaint } from '../../lib/browser/article/after-paint'
import { PageProvider, usePage } from '../ui/PageContext'

/**
 * The content of a page. When the reader changes to another page, the content before stays in the document, unseen,
 * until the new one is painted: to take a long article out takes a third of the time of the whole change (§2).
 */
export function PageContent({ children }: { readonly children: ReactNode }) {
  const page = usePage()
  const content = (
    <PageProvider key={page.route} value={page}>
      {children}
    </PageProvider>
  )
  const shown = useRef({ route: page.route, content })
  const [, showAlone] = useReducer((count: number) => count + 1, 0)
  const before = shown.current
  const isChange = before.route !== page.route
  useLayoutEffect(() => {
    shown.current = { route: page.route, content }
  })
  useEffect(() => (isChange ? afterPaint(showAlone) : undefined), [isChange])
  // The new content comes first: what looks for an id finds its own.
  return [content, isChange && before.content]
}
