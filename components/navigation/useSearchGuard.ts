import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { guardHistory } from '../../lib/browser/navigation/history-guard'
import { openSearchBox } from '../../lib/browser/search/open-search-box'
import * as SEARCH_BOX from '../../lib/site/search-box'

/** While the search box is open, going back in the history closes it and does nothing else. */
export function useSearchGuard(): void {
  const router = useRouter()
  useEffect(() => {
    let release: (() => void) | undefined
    const update = () => {
      release?.()
      const box = openSearchBox()
      release = box === null ? undefined : guardHistory(router, () => box.close())
    }
    // It may be open before this runs.
    update()
    document.addEventListener(SEARCH_BOX.opened, update)
    document.addEventListener('close', update, true)
    return () => {
      release?.()
      document.removeEventListener(SEARCH_BOX.opened, update)
      document.removeEventListener('close', update, true)
    }
  }, [router])
}
