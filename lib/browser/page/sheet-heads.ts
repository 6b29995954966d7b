import { siteConfig } from '../../content/settings/site-config'

/**
 * Gives the page's title, date and URL to the style sheet, which prints them on each sheet of paper (print.css).
 * @returns the function that ends it
 */
export function printSheetHeads(): () => void {
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
