import { expect, it } from 'vitest'
import { runTimes, stageAt } from './run-times'

it('a daily series without gaps is on air until the next run starts', () => {
  const attributes: Readonly<Record<string, string>> = {
    StartStreamingDate: '2027/09/06',
    StartStreamingTime: '18:00:00',
    StopStreamingDate: '2027/09/06',
    StopStreamingTime: '18:00:00',
    Frequency: 'Daily',
  }
  const times = runTimes((name) => attributes[name] ?? '')
  if (times === null) throw new Error('The event has no run times.')
  const start = Date.UTC(2027, 8, 6, 18)
  expect(stageAt(times, Date.UTC(2027, 8, 7, 17, 58))).toEqual({ stage: 'Streaming', start })
})
