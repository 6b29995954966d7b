/**
 * The products. A further one needs an entry here and a sidebar in `site.config.ts`, its pages, an icon in `Icon.tsx`,
 * a color in `tokens.css`, and an image for link previews (`artwork/`). Components such as `<Ports />` name its data.
 */
export const PRODUCTS = ['stream', 'ftc'] as const

export type Product = (typeof PRODUCTS)[number]

export function asProduct(value: unknown): Product | null {
  return PRODUCTS.find((product) => product === value) ?? null
}

export function countsOfProducts(count: (product: Product) => number): Record<Product, number> {
  const entries = PRODUCTS.map((product) => [product, count(product)])
  return Object.fromEntries(entries) as Record<Product, number>
}
