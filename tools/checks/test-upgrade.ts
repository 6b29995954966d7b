import { rmSync } from 'node:fs'
import path from 'node:path'
import { inCopy } from '../machine/project-copy'
import { runCommand } from '../machine/run-command'

/** ARCHITECTURE.md claims it. */
const OLDEST_NEXT = '16.2.0'
/** What changes package.json, by the versions that it then names. */
const CHANGES = {
  'the newest minor versions': 'npx --yes npm-check-updates@19 --target minor --upgrade',
  [`Next ${OLDEST_NEXT}`]: `npm pkg set dependencies.next=${OLDEST_NEXT} devDependencies[@next/env]=${OLDEST_NEXT}`,
}
const TESTS = ['npm run build -- --strict', 'npm run check', 'npm run test:build'] as const

/**
 * Builds and tests a copy of the project with the newest minor version of every package, and one with the oldest Next.
 * @throws with what fails in which of them
 */
export async function testUpgrade(): Promise<void> {
  const broken: string[] = []
  for (const [versions, change] of Object.entries(CHANGES))
    await inCopy('upgrade', async (folder) => {
      const run = async (line: string): Promise<boolean> => {
        const [program = '', ...args] = line.split(' ')
        const isGood = (await runCommand(program, args, { cwd: folder })) === 0
        if (!isGood) broken.push(`With ${versions}: ${line} failed.`)
        return isGood
      }
      // A link to the packages of this project, which stay as they are.
      rmSync(path.join(folder, 'node_modules'))
      if ((await run(change)) && (await run('npm install')))
        for (const test of TESTS) await run(test)
    })
  if (broken.length > 0) throw new Error(broken.join('\n'))
}
