import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const packageSchema = z.object({ version: z.string() })

/** Name and version of what made the site, from the installed packages: `Nextra 3.3.1 (Next.js 16.4.6)`. */
export function generatorName(root: string): string {
  return `Nextra ${installedVersion(root, 'nextra')} (Next.js ${installedVersion(root, 'next')})`
}

function installedVersion(root: string, name: string): string {
  const file = path.join(root, 'node_modules', name, 'package.json')
  return packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version
}
