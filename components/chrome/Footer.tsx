import { memo } from 'react'
import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { OFFLINE_COPY } from '../../lib/site/constants'
import { ELEMENT_IDS, FILE_SIZE_ATTRIBUTE } from '../../lib/site/element-ids'
import { BackToTop } from './BackToTop'
import styles from './Footer.module.css'

export const Footer = memo(function Footer() {
  return (
    <footer className={styles.footer} id={ELEMENT_IDS.siteLinks}>
      <div className={styles.inner}>
        {siteConfig.footer.groups.map((group) => (
          <section key={group.title} className={styles.group}>
            <h2>{group.title}</h2>
            <ul>
              {group.links.filter(isThere).map((link) => (
                <li key={link.href}>
                  <a
                    href={withBasePath(link.href)}
                    rel={link.href.startsWith('/') ? undefined : 'noopener'}
                  >
                    {link.label}
                    {link.href === OFFLINE_COPY.address && <FileSize />}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className={styles.copyright}>{siteConfig.footer.copyright}</p>
      </div>
      <BackToTop />
    </footer>
  )
})

/** The offline copy is made by the build; the preview has none. */
function isThere({ href }: { readonly href: string }): boolean {
  return href !== OFFLINE_COPY.address || process.env.NODE_ENV === 'production'
}

/** The build writes kind and size of the file in: it is made from the pages. */
function FileSize() {
  return (
    <span
      {...{ [FILE_SIZE_ATTRIBUTE]: '' }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: left as the document has it
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
