import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { guardHistory } from '../../lib/browser/navigation/history-guard'
import { focusQuietly } from '../../lib/browser/page/focus-quietly'
import { lockScroll, unlockScroll } from '../../lib/browser/page/scroll-lock'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import * as SEARCH_BOX from '../../lib/site/search-box'

/**
 * The search box as long as it is open, else null. The page behind it does not scroll; a click outside and going back in
 * the history close it.
 */
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

  useEffect(() => {
    if (box === null) return
    const close = () => box.close()
    let isPressedOutside = false
    const press = ({ target }: Event) => {
      isPressedOutside = target === box
    }
    const click = ({ target }: Event) => {
      if (isPressedOutside && target === box) close()
    }
    lockScroll()
    box.addEventListener('mousedown', press)
    box.addEventListener('click', click)
    // The page may come back from the browser's cache as it was left.
    window.addEventListener('pagehide', close)
    const release = guardHistory(router, close)
    return () => {
      release()
      unlockScroll()
      box.removeEventListener('mousedown', press)
      box.removeEventListener('click', click)
      window.removeEventListener('pagehide', close)
      box.querySelector('form')?.reset()
      const main = document.getElementById(ELEMENT_IDS.main)
      if (document.activeElement === document.body && main !== null) focusQuietly(main)
    }
  }, [router, box])

  return box
}
