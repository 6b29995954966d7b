import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'

/** @param currentRoute the product that contains this route comes first; empty for the usual order */
export function StartPages({ currentRoute }: { readonly currentRoute: string }) {
  const isRead = ({ path }: { readonly path: string }) => `${currentRoute}/`.startsWith(`${path}/`)
  const sidebars = Object.values(siteConfig.sidebars)
  return (
    <div className="search-products">
      {[...sidebars.filter(isRead), ...sidebars.filter((sidebar) => !isRead(sidebar))].map(
        (sidebar) => (
          <nav
            key={sidebar.path}
            className="search-saved"
            aria-label={`${sidebar.label} documentation`}
            data-product={sidebar.product}
          >
            <h2>
              <a href={withBasePath(sidebar.path)} data-start="">
                {sidebar.label}
              </a>
            </h2>
            <ul>
              {sidebar.start.map(({ label, href }) => (
                <li key={href}>
                  <a href={withBasePath(href)} data-start="">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ),
      )}
    </div>
  )
}
