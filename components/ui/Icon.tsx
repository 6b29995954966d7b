import type { Product } from '../../lib/site/products'

const PATHS = {
  ftc: 'M14 8V4H3v16h11v-4M7 4v16M3 9h4m-4 6h4m5-3h9m-4-4l4 4-4 4',
  stream: 'M4 5v14l10-7zM17 9a5 5 0 0 1 0 6m2-10a9 9 0 0 1 0 14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12l4.5 4.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0-5.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6l1.4 1.4m-13.4 0l1.4-1.4m10.6-10.6l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  screen: 'M4 5h16v11H4zm8 11v4m-4 0h8',
  chevron: 'M9 6l6 6-6 6',
  arrowUp: 'M12 19V5M6 11l6-6 6 6',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  external: 'M9 5h10v10M19 5L6 18',
  star: 'M12 4l2 6h6l-5 4 2 6-5-4-5 4 2-6-5-4h6z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5.5m0-9v.1',
  warning: 'M12 3.5L2 20.5h20zm0 6.5v5m0 2.5v.1',
} as const satisfies Record<Product, string> & Record<string, string>

export type IconProps = {
  readonly name: keyof typeof PATHS
  /** Width and height in rem, so that icons grow with the text. */
  readonly size?: number
  readonly className?: string | undefined
}

/** Screen readers skip the drawing, so a control that contains nothing else needs an accessible name. */
export function Icon({ name, className, size = 1.25 }: IconProps) {
  const side = `${size}rem`
  return (
    <svg className={className} viewBox="0 0 24 24" width={side} height={side} aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** The SVG file from the site's settings. The build inlines it, so that it can use the page's CSS colors. */
export function Logo({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is a file of this project
      dangerouslySetInnerHTML={{ __html: process.env.SITE_LOGO ?? '' }}
    />
  )
}
