import { setFlagsFromString } from 'node:v8'

/** How much a function runs before V8 makes machine code of it: nine times as much as usual. */
const INTERRUPT_BUDGET = 600_000

/**
 * Lets this process run more code as it stands: of a build of half a minute, most runs a few times only, and Node 20
 * takes a third of the processor time to make machine code of it. From 22 on, Node counts calls instead.
 */
export function compileLess() {
  if (parseInt(process.versions.node, 10) < 22)
    setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`)
}
