import { Html, Main } from 'next/document'
import { DeferredScripts } from '../components/document/DeferredScripts'
import { StaticHead } from '../components/document/StaticHead'
import { baseUrlScript } from '../lib/browser/inline/base-url-script'
import { headScript } from '../lib/browser/inline/head-script'
import { effectiveBasePath } from '../lib/content/settings/base-path'
import { siteConfig } from '../lib/content/settings/site-config'

/** The frame of every HTML file: language, direction and the script that must run before the first paint. */
export default function Document() {
  const { i18n, colorMode, announcementBar } = siteConfig
  const locale = i18n.locales[i18n.defaultLocale]
  const script = [
    headScript({ ...colorMode, announcementId: announcementBar?.id ?? null }),
    baseUrlScript(effectiveBasePath),
  ].join(';')
  return (
    <Html lang={locale?.htmlLang ?? 'en'} dir={locale?.direction ?? 'ltr'} suppressHydrationWarning>
      <StaticHead>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text of this project */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </StaticHead>
      <body>
        <Main />
        <DeferredScripts />
      </body>
    </Html>
  )
}
