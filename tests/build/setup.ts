// Vitest gives up on a process that does not listen for a minute. A process that reads the whole site listens only
// between tests: the second `setImmediate` runs after waiting messages.
import { setImmediate } from 'node:timers/promises'
import { afterEach } from 'vitest'

afterEach(() => setImmediate().then(() => setImmediate()))
