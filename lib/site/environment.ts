/**
 * Build settings from the environment, each with a safe default. Variables whose names the bundler replaces with their
 * values (`NODE_ENV`, `NEXT_PUBLIC_…`, `SITE_LOGO` and the like) are read where they are used instead.
 */

/** Base path given for this build only; undefined when the site configuration decides. */
export const basePathOverride: string | undefined = process.env.SITE_BASE_PATH

/** Public URL of the site given for this build only, without a path. */
export const siteUrlOverride: string | undefined = process.env.SITE_URL
