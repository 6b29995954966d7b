// Stands in for the aws command in tests: buckets are folders below $BUCKETS, each object beside a file `.meta` with
// what was said of it. Knows what deploy/s3/sync.sh asks for, and refuses the rest.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const [service, command, ...args] = process.argv.slice(2)
const root = process.env.BUCKETS ?? ''

/** Objects of a bucket, or files of a folder, with slashes. */
function list(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.meta'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

function sync(source, target, options) {
  const filters = []
  const said = {}
  let deletes = false
  for (let index = 0; index < options.length; index++) {
    const option = options[index]
    if (option === '--delete') deletes = true
    else if (option === '--size-only') continue
    else if (option === '--exclude' || option === '--include')
      filters.push([option === '--include', pattern(options[++index])])
    else if (option === '--cache-control') said['cache-control'] = options[++index]
    else if (option === '--content-type') said['content-type'] = options[++index]
    else throw new Error(`aws stand-in: unknown option ${option}`)
  }
  // The last filter that matches decides.
  const isMeant = (file) =>
    filters.reduce((meant, [includes, regex]) => (regex.test(file) ? includes : meant), true)
  const folder = path.join(root, target.replace('s3://', ''))
  const files = list(source).filter(isMeant)
  for (const file of files) {
    const object = path.join(folder, file)
    const content = readFileSync(path.join(source, file))
    if (existsSync(object) && readFileSync(object).equals(content)) continue
    mkdirSync(path.dirname(object), { recursive: true })
    writeFileSync(object, content)
    writeFileSync(`${object}.meta`, JSON.stringify(said))
  }
  if (!deletes) return
  for (const object of list(folder).filter((file) => isMeant(file) && !files.includes(file))) {
    rmSync(path.join(folder, object))
    rmSync(path.join(folder, `${object}.meta`))
  }
}

/** The command's patterns: `*` stands for anything, slashes too. */
function pattern(text) {
  const escaped = text.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${escaped}$`, 's')
}

if (service === 's3' && command === 'sync') sync(args[0], args[1], args.slice(2))
else if (service === 's3' && command === 'ls') {
  for (const object of list(path.join(root, args[0].replace('s3://', ''))))
    console.log(`2026-01-01 00:00:00 1 ${object}`)
} else if (service !== 'cloudfront') throw new Error(`aws stand-in: unknown service ${service}`)
if (process.env.LOG)
  writeFileSync(process.env.LOG, `${process.argv.slice(2).join(' ')}\n`, { flag: 'a' })
