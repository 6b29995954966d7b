import { memo } from 'react'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'
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
              {group.links.map((link) => (
                <li key={link.href}>
                  <a
                    href={withBasePath(link.href)}
                    rel={link.href.startsWith('/') ? undefined : 'noopener'}
                  >
                    {link.label}
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
