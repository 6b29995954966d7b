import type { Product } from '../../lib/content/search/search-record'
import { siteConfig } from '../../lib/content/settings/site-config'
import type { SearchResponse } from '../../lib/search/search-client'

export type ProductFilterProps = {
  readonly product: Product | null
  readonly counts: SearchResponse['facets']
  readonly onChange: (product: Product | null) => void
}

export function ProductFilter({ product, counts, onChange }: ProductFilterProps) {
  const choices = [
    { value: null, label: 'All', count: null },
    ...Object.values(siteConfig.sidebars).map((sidebar) => ({
      value: sidebar.product,
      label: sidebar.label,
      count: counts[sidebar.product],
    })),
  ]
  return (
    <fieldset className="search-filter tab-list" aria-label="Product">
      {choices.map(({ value, label, count }) => (
        <label key={label} className="tab-label" data-product={value ?? undefined}>
          <input
            type="radio"
            name="product"
            value={value ?? ''}
            checked={value === product}
            onChange={() => onChange(value)}
          />
          <span>
            {label}
            {count !== null && <small> {count}</small>}
          </span>{' '}
        </label>
      ))}
    </fieldset>
  )
}
