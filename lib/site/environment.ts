/** Build settings from the environment. Other variables, such as `NODE_ENV`, are read where they are used. */

/** Base path for this build only; undefined to use the site configuration. */
export const basePathOverride: string | undefined = process.env.SITE_BASE_PATH

/** Public URL for this build only, without a path; undefined to use the site configuration. */
export const siteUrlOverride: string | undefined = process.env.SITE_URL
