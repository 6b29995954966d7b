import { loadBindings, minify } from 'next/dist/build/swc/index.js'

const ECMA = 2020
/** Of our own scripts, for esbuild: no newer than what the scripts of Next need. */
export const TARGET = `es${ECMA}`

export type ScriptKind = {
  readonly isModule: boolean
  /** Whether all of it is ours: functions of packages may ask for their `arguments`, and cannot become arrows. */
  readonly isOwn: boolean
}

/**
 * Makes a script smaller than esbuild does, by 6 in 100 of what is sent, with what Next shrinks its own with.
 * @throws what the minifier says of a script that it cannot read
 */
export async function shrinkScript(code: string, { isModule, isOwn }: ScriptKind): Promise<string> {
  await loadBindings()
  const shrunk: { readonly code: string } = await minify(code, {
    compress: { ecma: ECMA, passes: 4, sequences: false, unsafe_arrows: isOwn },
    mangle: true,
    module: isModule,
    ecma: ECMA,
    output: { comments: false, ecma: ECMA },
  })
  return shrunk.code
}

/** @param scripts modules and workers, by address */
export async function shrinkScripts(scripts: ReadonlyMap<string, string>) {
  const shrunk = new Map<string, string>()
  for (const [address, code] of scripts)
    shrunk.set(address, await shrinkScript(code, { isModule: true, isOwn: false }))
  return shrunk
}
