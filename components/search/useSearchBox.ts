import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { guardHistory } from '../../lib/browser/navigation/history-guard'
import * as SEARCH_BOX from '../../lib/site/search-box'

/** The search box as long as it is open, else null. Going back in the history closes it. */
export function useSearchBox(): HTMLDialogElement | null {
  const router = useRouter()
  const [box, setBox] = useState<HTMLDialogElement | null>(null)

  useEffect(() => {
    const update = () => {
      const dialog = document.getElementById(SEARCH_BOX.id)
      setBox(dialog instanceof HTMLDialogElement && dialog.open ? dialog : null)
    }
    // It may be open before this runs.
    update()
    document.addEventListener(SEARCH_BOX.opened, update)
    document.addEventListener('close', update, true)
    return () => {
      document.removeEventListener(SEARCH_BOX.opened, update)
      document.removeEventListener('close', update, true)
    }
  }, [])

  useEffect(
    () => (box === null ? undefined : guardHistory(router, () => box.close())),
    [router, box],
  )

  return box
}
