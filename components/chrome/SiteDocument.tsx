import { Html, Main } from 'next/document'
import { siteConfig } from '../../lib/content/settings/site-config'
import { DeferredScripts, HeadScript, StaticHead } from './DeferredScripts'

/** The frame of every HTML file: language, direction and the scripts around the page. */
export function SiteDocument() {
  const { defaultLocale, locales } = siteConfig.i18n
  const locale = locales[defaultLocale]
  return (
    <Html lang={locale?.htmlLang ?? 'en'} dir={locale?.direction ?? 'ltr'} suppressHydrationWarning>
      <StaticHead>
        <HeadScript />
      </StaticHead>
      <body>
        <Main />
        <DeferredScripts />
      </body>
    </Html>
  )
}
