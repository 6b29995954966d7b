import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { Icon } from '../ui/Icon'

export function StartPages() {
  return (
    <div className="search-products">
      {Object.values(siteConfig.sidebars).map(({ label, path, product, start }) => (
        <nav
          key={path}
          className="search-saved"
          aria-label={`${label} documentation`}
          data-product={product}
        >
          <h2 className="sidebar-product">
            <a href={withBasePath(path)} data-start="">
              {product && <Icon name={product} size={1} className="sign" />}
              {label}
            </a>
          </h2>
          <ul>
            {start.map(({ label: name, href }) => (
              <li key={href}>
                <a href={withBasePath(href)} data-start="">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}
