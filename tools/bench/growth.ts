import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type FirstView, firstViewOf } from './first-view'

/** Share by which what a page loads may change when the site grows. */
const TOLERANCE = 0.03
/** Bytes that any part may change by: a link to a section more, and longer numbers of modules. */
const SMALLEST_CHANGE = 60

/**
 * Compares what pages load on the site and on a grown copy of it.
 * @param routes pages that both have
 * @returns a line for each part of a page that grew or shrank too much
 */
export function changedPages(site: string, grown: string, routes: readonly string[]): string[] {
  return routes.flatMap((route) =>
    differences(route, firstViewOf(site, route), firstViewOf(grown, route)),
  )
}

/** The parts of a page whose bytes differ too much. */
export function differences(route: string, before: FirstView, after: FirstView): string[] {
  const parts = ['html', 'css', 'first view', 'scripts', 'own script'] as const
  return parts.flatMap((part) =>
    Math.abs(after[part] - before[part]) <= Math.max(before[part] * TOLERANCE, SMALLEST_CHANGE)
      ? []
      : [`${route} ${part}: found ${after[part]} bytes, expected ${before[part]} ± 3 %`],
  )
}

/**
 * Pages of the site whose HTML names pages that only the grown copy has.
 * @param section path of a section that only the grown copy has; its index page may be named
 */
export function pagesThatName(grown: string, routes: readonly string[], section: string): string[] {
  return routes.filter((route) =>
    readFileSync(path.join(grown, route === '/' ? 'index.html' : `${route}.html`), 'utf8').includes(
      `${section}/`,
    ),
  )
}

/** Bytes of all files in a folder. */
export function folderBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => lstatSync(path.join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0)
}
