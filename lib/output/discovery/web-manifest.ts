import { withBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { PAGE_COLORS } from '../../site/constants'

/** Where the web manifest lies below `out/`. */
export const WEB_MANIFEST_FILE = 'site.webmanifest'

/** Icons for home screens and task bars; `npm run measure -- draw` draws them. */
const ICONS = [
  { src: '/img/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/img/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/img/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const

/** The web manifest: name, icons and color of the site where a browser installs it. */
export function webManifest(): string {
  const home = withBasePath('/')
  const manifest = {
    id: home,
    name: siteConfig.title,
    short_name: siteConfig.title.split(' ')[0],
    description: siteConfig.tagline,
    lang: siteConfig.i18n.defaultLocale,
    start_url: home,
    scope: home,
    display: 'minimal-ui',
    background_color: PAGE_COLORS.light,
    theme_color: PAGE_COLORS.light,
    icons: [
      { src: withBasePath(siteConfig.favicon), sizes: 'any', type: 'image/svg+xml' },
      ...ICONS.map((icon) => ({ ...icon, src: withBasePath(icon.src) })),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
