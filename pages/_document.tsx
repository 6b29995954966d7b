import { Html, Main } from 'next/document'
import { DeferredScripts, HeadScript, StaticHead } from '../components/chrome/DeferredScripts'
import { siteConfig } from '../lib/content/settings/site-config'

/** The frame of every HTML file: language, direction and the scripts around the page. */
export default function Document() {
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
