import type { ReactNode } from 'react'
import styles from '../../styles/pages/cards.css?url'

/** By the folder of the page below its product, or by the product. */
const SIGNS: Readonly<Record<string, string>> = {
  FTC: 'M11 8V3h11l6 6v17h-5M22 3v6h6M5 8h12l6 6v15H5zm12 0v6h6M11 17l7 4-7 4z',
  Stream: 'M2 5h28v22H2zm0 6h28M5 14h9v3H5zm5 6h14v3H10zM21 14h6v3h-6zM18 11v16M15 5h6l-3 4z',
  Installation_Guides: 'M10 3h12v9H10zm6 9v8M6 20v-4h20v4M2 20h8v8H2zm10 0h8v8h-8zm10 0h8v8h-8z',
  Tutorials: 'M6 3h13l7 7v19H6zm13 0v7h7M13 14l8 5-8 5z',
  API: 'M2 5h28v22H2zm0 6h28M12 15l-4 4 4 4m8-8l4 4-4 4M17.5 14l-3 10M5 8h1m2 0h1m2 0h1',
  Troubleshooting: 'M3 16a13 13 0 1 0 26 0 13 13 0 1 0-26 0zM6 17h5l3-8 4 14 3-6h5',
}

export function Cards({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="pages" />
      {children}
    </>
  )
}

export function CardSign({ topic }: { readonly topic: string }) {
  return (
    <svg className="card-sign" viewBox="0 0 32 32" aria-hidden="true">
      <path d={SIGNS[topic]} />
    </svg>
  )
}
