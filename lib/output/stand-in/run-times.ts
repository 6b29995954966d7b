const DAY = 86_400_000
const MINUTE = 60_000
/** Time between the assignment of a machine and the start of the run, in milliseconds. */
const ASSIGNED_BEFORE = 5 * MINUTE
/** Time that the machine needs to prepare before the start of the run, in milliseconds. */
const PREPARING_BEFORE = MINUTE
/** More days would show no new overlaps, because series repeat weekly. */
const COMPARED_DAYS = 15

/** When an event is on air, in milliseconds on the manager's clock. */
export type RunTimes = {
  readonly start: number
  /** Infinity for an event without an end. */
  readonly length: number
  /** Weekdays on which a series runs (0 is Sunday); empty for an event that runs once. */
  readonly weekdays: readonly number[]
  /** Latest time at which a run may start. */
  readonly last: number
}

/** Returns null if the start is missing or invalid, or if the event has a limited duration but no valid stop. */
export function runTimes(attribute: (name: string) => string): RunTimes | null {
  const start = timeOf(attribute('StartStreamingDate'), attribute('StartStreamingTime'))
  const stop = timeOf(attribute('StopStreamingDate'), attribute('StopStreamingTime'))
  if (Number.isNaN(start)) return null
  const weekdays = weekdaysOf(attribute('Frequency'), Number(attribute('EventWeekdays')))
  if (attribute('UnlimitedDuration') === '1')
    return { start, length: Infinity, weekdays: [], last: start }
  if (Number.isNaN(stop)) return null
  // If a series stops more than a day after its start, the stop date ends the series, and the stop time ends each run.
  const isSeries = weekdays.length > 0 && stop - start > DAY
  const length =
    isSeries || stop <= start ? (((stop - start) % DAY) + DAY) % DAY || DAY : stop - start
  const last = weekdays.length === 0 ? start : isSeries ? stop : Infinity
  return { start, length, weekdays, last }
}

/** The first run of `b` that overlaps a run of `a`; null if there is none. */
export function overlap(a: RunTimes, b: RunTimes): { start: number; stop: number } | null {
  const begin = Math.max(a.start, b.start) - DAY
  const runs = runsBetween(a, begin, begin + COMPARED_DAYS * DAY)
  for (const start of runsBetween(b, begin, begin + COMPARED_DAYS * DAY))
    if (runs.some((run) => run < start + b.length && start < run + a.length))
      return { start, stop: start + b.length }
  return null
}

/**
 * The stage of an event at time `now`, and the start of the run that is on air or starts within `ASSIGNED_BEFORE`.
 * `start` is null if there is no such run.
 */
export function stageAt(
  times: RunTimes,
  now: number,
): { stage: 'NotStreaming' | 'Assigned' | 'Preparing' | 'Streaming'; start: number | null } {
  const runs = runsBetween(times, now - DAY, now + ASSIGNED_BEFORE)
  const start = runs.find((run) => now < run + times.length) ?? null
  if (start === null) return { stage: 'NotStreaming', start }
  if (now >= start) return { stage: 'Streaming', start }
  return { stage: now >= start - PREPARING_BEFORE ? 'Preparing' : 'Assigned', start }
}

/** Whether a run starts after the time `since` and has started by the time `now`. */
export function hasStartedSince(times: RunTimes, since: number, now: number): boolean {
  return runsBetween(times, since, now).some((run) => run > since)
}

/** Returns the start times of the runs that overlap the period. */
function runsBetween(times: RunTimes, from: number, to: number): number[] {
  const { start, length, weekdays, last } = times
  if (weekdays.length === 0) return start <= to && start + length > from ? [start] : []
  const runs: number[] = []
  const first = Math.max(0, Math.floor((from - length - start) / DAY))
  for (let run = start + first * DAY; run <= Math.min(to, last); run += DAY)
    if (weekdays.includes(new Date(run).getUTCDay()) && run + length > from) runs.push(run)
  return runs
}

function weekdaysOf(frequency: string, mask: number): number[] {
  const days = [0, 1, 2, 3, 4, 5, 6]
  if (frequency === 'Daily') return days
  return frequency === 'Weekly' ? days.filter((day) => Math.floor(mask / 2 ** day) % 2 === 1) : []
}

/** Returns milliseconds on the manager's clock; NaN if the date or time is invalid. An empty time is midnight. */
export function timeOf(date: string, time: string): number {
  return Date.parse(`${date.trim().replaceAll('/', '-')}T${time.trim() || '00:00:00'}Z`)
}

/** Formats a time as the API does, such as `2027/09/06 18:55:00`; empty if the time is not finite. */
export function formatTime(time: number): string {
  return Number.isFinite(time)
    ? new Date(time).toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', '/')
    : ''
}
