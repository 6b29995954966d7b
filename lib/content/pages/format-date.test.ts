import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDate } from './format-date'

afterEach(() => vi.unstubAllEnvs())

describe.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])('in the time zone %s', (zone) => {
  it.each([
    ['2026-03-14', 'March 14, 2026'],
    ['2025-01-01', 'January 1, 2025'],
    ['2025-12-31', 'December 31, 2025'],
    ['2024-02-29', 'February 29, 2024'],
    ['2025-10-09', 'October 9, 2025'],
  ])('%s is written %s', (date, words) => {
    vi.stubEnv('TZ', zone)
    expect(formatDate(date)).toBe(words)
  })
})

it('§3 a date is one of the calendar of the locale', () => {
  expect(formatDate('2026-03-14', 'buddhist')).toBe('March 14, 2569 BE')
})
