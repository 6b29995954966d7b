/**
 * Build settings from the environment. Variables that the bundler replaces with their values (`NODE_ENV`,
 * `NEXT_PUBLIC_…`, `SITE_LOGO`, and others) are read where they are used instead.
 */

/** Base path for this build only; undefined to use the site configuration. */
export const basePathOverride: string | undefined = process.env.SITE_BASE_PATH

/** Public URL for this build only, without a path; undefined to use the site configuration. */
export const siteUrlOverride: string | undefined = process.env.SITE_URL
