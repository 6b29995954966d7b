import { Head, Html, Main, NextScript } from 'next/document'
import { headScript } from '../lib/browser/head-script'
import siteConfig from '../site.config'

/** The frame of every HTML file: language, direction and the script that must run before the first paint. */
export default function Document() {
  const { i18n, colorMode, announcementBar } = siteConfig
  const locale = i18n.locales[i18n.defaultLocale]
  const script = headScript({ ...colorMode, announcementId: announcementBar?.id ?? null })
  return (
    <Html lang={locale?.htmlLang ?? 'en'} dir={locale?.direction ?? 'ltr'} suppressHydrationWarning>
      <Head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text of this project */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
