import type { Heading } from 'nextra'
import { type ReactNode, useEffect, useState } from 'react'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { ARTICLE_ATTRIBUTE } from '../../../lib/site/element-ids'
import { Toc } from '../../navigation/Toc'
import { usePage } from '../../ui/PageContext'
import { ShowTocContext, WHOLE_TOC } from '../../ui/toc-view'

export type ArticleProps = {
  /** The headings of the page, from Nextra. */
  readonly toc: readonly Heading[]
  readonly children: ReactNode
}

/** The body of a page with its table of contents. */
export function Article({ toc, children }: ArticleProps) {
  const { route } = usePage()
  const [tocView, setTocView] = useState(WHOLE_TOC)
  useEffect(printSheetHeads, [])
  return (
    <ShowTocContext value={setTocView}>
      <Toc entries={toc} view={tocView}>
        <div className="prose" {...{ [ARTICLE_ATTRIBUTE]: route }}>
          {children}
        </div>
      </Toc>
    </ShowTocContext>
  )
}

/**
 * Gives the page's title, date and URL to the style sheet, which prints them on each sheet of paper (print.css).
 * @returns the function that ends it
 */
function printSheetHeads(): () => void {
  const handlePrint = () => {
    const { style } = document.documentElement
    const [title = ''] = document.title.split(` ${siteConfig.titleDelimiter} `)
    const date = document.querySelector('main time')?.textContent ?? ''
    const { origin, pathname } = window.location
    style.setProperty('--sheet-title', JSON.stringify(title))
    style.setProperty('--sheet-date', JSON.stringify(date))
    style.setProperty('--sheet-address', JSON.stringify(origin + pathname))
  }
  window.addEventListener('beforeprint', handlePrint)
  return () => window.removeEventListener('beforeprint', handlePrint)
}
