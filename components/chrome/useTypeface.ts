import { useEffect } from 'react'
import { allowsPrefetch } from '../../lib/browser/inline/connection'
import { typefaceItem } from '../../lib/browser/storage/storage-items'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'

/** Name in the style sheet, in a size that does not matter. */
const TYPEFACE = '1em Geist'

/**
 * Loads the typeface, which no page waits for, and shows the text in it. Not under data-saver and on 2G: there the
 * stand-in stays. The next page starts with it (the script in the head).
 */
export function useTypeface(): void {
  useEffect(() => {
    if (!allowsPrefetch()) return
    const show = () => {
      document.documentElement.setAttribute(ROOT_ATTRIBUTES.typeface, '')
      typefaceItem.set('loaded')
    }
    // Without it the stand-in stays; the browser has logged the file.
    document.fonts.load(TYPEFACE).then(show, () => undefined)
  }, [])
}
