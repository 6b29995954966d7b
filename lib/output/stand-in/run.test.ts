import { describe, expect, it } from 'vitest'
import { readSettings } from './run'

describe('the command line', () => {
  it.each([
    [['9758'], { port: 9758, speed: 1 }],
    [
      ['--now', '2027/09/06 18:50:00', '--speed', '60'],
      { now: Date.UTC(2027, 8, 6, 18, 50), speed: 60 },
    ],
    [['--now=2027-09-06T18:50:00'], { now: Date.UTC(2027, 8, 6, 18, 50) }],
  ])('accepts %j', (args, settings) => {
    expect(readSettings(args, 8758)).toMatchObject(settings)
  })

  it.each([
    [['--help'], /^Usage: node stand-in\.mjs/],
    [['--port'], /Unknown option '--port'[\s\S]*Usage/],
    [['x'], /port: found "x", expected a whole number[\s\S]*Usage/],
    [['--now', 'tomorrow'], /--now: found "tomorrow", expected a time/],
    [['--speed', '0'], /--speed: found "0", expected a number above 0/],
  ])('rejects %j and says what to write', (args, message) => {
    expect(readSettings(args, 8758)).toMatch(message)
  })
})
