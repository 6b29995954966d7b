/** The mark of the site: the configured SVG file, put into the page at build so that it takes the theme's colors. */
export function Logo({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is a file of this project
      dangerouslySetInnerHTML={{ __html: process.env.SITE_LOGO ?? '' }}
    />
  )
}
