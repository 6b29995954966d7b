import { useTheme } from 'next-themes'
import { useEffect } from 'react'
import { PAGE_COLORS } from '../../lib/site/constants'

/** Keeps the color of the browser's own bars like the page's. The script in the head sets it first. */
export function useThemeColor(): void {
  const { resolvedTheme } = useTheme()
  useEffect(() => {
    const meta = document.querySelector('meta[name="theme-color"]')
    meta?.setAttribute('content', resolvedTheme === 'dark' ? PAGE_COLORS.dark : PAGE_COLORS.light)
  }, [resolvedTheme])
}
