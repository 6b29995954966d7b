import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ignore from 'ignore'
import { filesBelow } from '../../content/list-files'

export type Environment = Readonly<Record<string, string | undefined>>

/** Folders and files whose contents decide what a build puts out. */
const INPUT_FOLDERS = [
  'components',
  'data',
  'lib',
  'pages',
  'partials',
  'public',
  'scripts',
  'styles',
] as const
const INPUT_FILES = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'deploy/cloudfront/function.js',
  'next.config.mjs',
  'package-lock.json',
  'site.config.ts',
  'theme.config.tsx',
] as const

/** Environment variables that reach the build. */
const INPUT_VARIABLE = /^(?:SITE_|NEXT_PUBLIC_)/
const CONTENT = /^(?:data|pages|partials|public|scripts|styles)\//
const TEST_FILE = /\.test\.tsx?$/

/** A hash over everything a build depends on: same inputs, same hash. */
export async function hashInputs(root: string, env: Environment): Promise<string> {
  return hashFiles(root, await listInputs(root), [inputVariables(env)])
}

/**
 * A hash over what compiles pages: steps, components, packages, settings. What a page is made from beside its text, it
 * says itself.
 */
export async function hashCompileCode(root: string, env: Environment): Promise<string> {
  const inputs = await listInputs(root)
  // Only Next reads variables from .env files, and only those of the search reach it that way.
  const variables = inputVariables(env).filter(([name]) => name.startsWith('SITE_'))
  return hashFiles(
    root,
    inputs.filter((file) => !CONTENT.test(file)),
    [variables],
  )
}

async function hashFiles(
  root: string,
  paths: readonly string[],
  values: readonly unknown[],
): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    const content = await readOptional(join(root, path))
    if (content !== undefined) hash.update(`${path}\0${content.length}\0`).update(content)
  }
  for (const value of values) hash.update(JSON.stringify(value))
  return hash.digest('hex')
}

/** The variables of the environment that reach the build, sorted by name. */
export function inputVariables(env: Environment): readonly (readonly [string, string])[] {
  return Object.keys(env)
    .filter((name) => INPUT_VARIABLE.test(name))
    .sort()
    .flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]))
}

/** The input files' paths below `root`, sorted, without tests and without what .gitignore names. */
export async function listInputs(root: string): Promise<readonly string[]> {
  const rules = ignore().add((await readOptional(join(root, '.gitignore')))?.toString() ?? '')
  const inFolders = INPUT_FOLDERS.flatMap((folder) => filesBelow(root, folder)).filter(
    (path) => !rules.ignores(path) && !TEST_FILE.test(path),
  )
  return [...inFolders, ...INPUT_FILES].sort()
}

async function readOptional(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined)
}
