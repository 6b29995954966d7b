import { memo } from 'react'
import { focusTitle, prefersReducedMotion } from '../../../lib/browser/page/focus-and-scroll'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { SCROLL_FACTOR_PER_FRAME } from '../../../lib/site/constants'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'
import { Icon, Logo } from '../../ui/Icon'

export const Footer = memo(function Footer() {
  return (
    <footer className="footer" id={ELEMENT_IDS.siteLinks}>
      <div className="footer-inner">
        <div className="navbar-brand footer-brand">
          <Logo className="navbar-logo" />
          <span>{siteConfig.navbar.title}</span>
          <small>{siteConfig.footer.copyright}</small>
        </div>
        {siteConfig.footer.groups.map((group) => (
          <section key={group.title} className="footer-group">
            <h2>{group.title}</h2>
            <ul>
              {group.links.map(({ href, label }) => (
                <li key={href}>
                  <a href={withBasePath(href)} rel={href.startsWith('/') ? undefined : 'noopener'}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <button
          type="button"
          className="needs-scripts footer-top"
          aria-label="Back to top"
          onClick={() => {
            scrollToTop()
            focusTitle()
          }}
        >
          <Icon name="arrowUp" />
        </button>
      </div>
    </footer>
  )
})

/** After each frame, 0.85 of the distance remains (§9), or none with reduced motion. Scrolling down ends it. */
function scrollToTop(): void {
  if (prefersReducedMotion()) return void window.scrollTo(0, 0)
  let lastY = window.scrollY
  const step = () => {
    // Browsers round the position.
    if (window.scrollY > lastY + 1) return
    // Rounds down, because multiplying alone would never reach 0.
    lastY = Math.floor(window.scrollY * SCROLL_FACTOR_PER_FRAME)
    window.scrollTo(0, lastY)
    if (lastY > 0) window.requestAnimationFrame(step)
  }
  window.requestAnimationFrame(step)
}
