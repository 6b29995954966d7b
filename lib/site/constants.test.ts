import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { COLLAPSE, DESKTOP_MIN_WIDTH_PX } from './constants'

/** Style sheets cannot read constants, so that they repeat the breakpoint. */
const FOLDERS = ['components', 'pages', 'styles'] as const

/** Breakpoints of this range can only be meant as the desktop breakpoint. */
const NEAR_PX = 100

const DESKTOP = `min-width: ${DESKTOP_MIN_WIDTH_PX}px`
const BELOW_DESKTOP = `max-width: ${DESKTOP_MIN_WIDTH_PX - 0.02}px`

type WidthQuery = { readonly file: string; readonly query: string; readonly widthPx: number }

function styleSheets(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
}

function mediaConditions(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/@(?:media|container|custom-media)([^{;]*)/g)].map(
    (match) => match[1] ?? '',
  )
}

const widthQueries: readonly WidthQuery[] = styleSheets().flatMap((file) =>
  mediaConditions(file).flatMap((condition) =>
    [...condition.matchAll(/\(([^()]*width[^()]*)\)/g)].map((match) => ({
      file,
      query: match[1] ?? '',
      widthPx: Number(/([\d.]+)px/.exec(match[1] ?? '')?.[1]),
    })),
  ),
)

describe('media queries', () => {
  it('are written with min-width or max-width in pixels', () => {
    expect(
      widthQueries.filter(({ query }) => !/^(?:min|max)-width: [\d.]+px$/.test(query)),
    ).toEqual([])
  })

  it('agree with the desktop breakpoint', () => {
    const near = widthQueries.filter(
      ({ widthPx }) => Math.abs(widthPx - DESKTOP_MIN_WIDTH_PX) < NEAR_PX,
    )
    expect(near.filter(({ query }) => query !== DESKTOP && query !== BELOW_DESKTOP)).toEqual([])
  })

  it.each([DESKTOP, BELOW_DESKTOP])('use (%s)', (query) => {
    expect(widthQueries.map((found) => found.query)).toContain(query)
  })
})

it('the shortest collapse is not shorter than the one under reduced motion', () => {
  expect(COLLAPSE.reducedMotionMs).toBeLessThanOrEqual(COLLAPSE.minMs)
  expect(COLLAPSE.minMs).toBeLessThan(COLLAPSE.maxMs)
})
