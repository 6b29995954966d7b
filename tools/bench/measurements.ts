import { browserEnvironment } from '../machine/browser'
import { chosen } from '../machine/choose'
import { bench } from './bench'
import { drawImages } from './draw-images'
import { measureGrowth } from './growth'
import { evaluateSearch } from './search-eval'

type Measurement = {
  readonly about: string
  /** @param args what follows the name on the command line */
  readonly run: (args: readonly string[]) => Promise<unknown>
}

const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  bench: {
    about: 'Speed and bytes of the site and its builds; names of tables measure less.',
    run: bench,
  },
  growth: {
    about: 'What a copy of the site with 1,000 pages costs; `--sizes 91,5000` for others.',
    run: measureGrowth,
  },
  eval: { about: 'How well search finds what readers ask for.', run: evaluateSearch },
  browser: {
    about: 'Which browser tests and measurements use; installs one if there is none.',
    run: browserEnvironment,
  },
  draw: {
    about: 'Draws link previews and icons anew from artwork/; commit both.',
    run: drawImages,
  },
}

/** Runs what a command line names; without a name, lists the names. */
export async function measure([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined) {
    console.log('npm run measure -- <name>\n')
    for (const [known, { about }] of Object.entries(MEASUREMENTS))
      console.log(`${known.padEnd(8)} ${about}`)
    return
  }
  for (const [, { run }] of chosen(MEASUREMENTS, [name])) await run(args)
}
