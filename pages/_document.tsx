import { Html, Main } from 'next/document'
import { DeferredScripts, HomeScript, StaticHead } from '../components/chrome/DeferredScripts'
import { siteConfig } from '../lib/content/settings/site-config'

/** The frame of every HTML file: language, direction and the script that must run before the first paint. */
export default function Document() {
  const { defaultLocale, locales } = siteConfig.i18n
  const locale = locales[defaultLocale]
  return (
    <Html lang={locale?.htmlLang ?? 'en'} dir={locale?.direction ?? 'ltr'} suppressHydrationWarning>
      <StaticHead>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: bundled from lib/browser/inline/head.ts */}
        <script dangerouslySetInnerHTML={{ __html: process.env.INLINE_HEAD_SCRIPT ?? '' }} />
        <HomeScript />
      </StaticHead>
      <body>
        <Main />
        <DeferredScripts />
      </body>
    </Html>
  )
}
