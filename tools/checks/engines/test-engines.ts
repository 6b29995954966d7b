import { startServer } from '../../server/start-server'
import { type Engine, TIMEOUT_MS } from './engine'
import { firefox } from './firefox'
import { WALK } from './walk'
import { webkit } from './webkit'

/**
 * Walks through the site in each engine that is on this machine; one that is missing is said in a line.
 * @throws with the steps that failed
 */
export async function testEngines(): Promise<void> {
  const site = await startServer({ root: 'out', port: 0 })
  const withoutScripts = await startServer({ root: 'out', port: 0, scriptDelayMs: TIMEOUT_MS })
  try {
    const failures: string[] = []
    for (const engine of [firefox(), webkit()])
      failures.push(...(await walk(engine, site.url, withoutScripts.url)))
    if (failures.length > 0) throw new Error(failures.join('\n'))
  } finally {
    await site.close()
    await withoutScripts.close()
  }
}

async function walk(engine: Engine, site: string, withoutScripts: string): Promise<string[]> {
  if (engine.missing !== null) {
    console.warn(`${engine.name}: NOT TESTED, ${engine.missing}`)
    return []
  }
  const failures: string[] = []
  for (const { name, isStorageBlocked = false, isWithoutScripts = false, run } of WALK) {
    const address = isWithoutScripts ? withoutScripts : site
    const failed = await engine
      .inTab(isStorageBlocked, (tab) => run(tab, address))
      .catch((error: unknown) => [error instanceof Error ? error.message : String(error)])
    const said = failed.length === 0 ? '' : `: FAILED: ${failed.join('; ')}`
    console.log(`${engine.name}: ${name}${said}`)
    failures.push(...failed.map((failure) => `${engine.name}, ${name}: ${failure}`))
  }
  return failures
}
