// Stands in for the aws command in tests: buckets are folders below $BUCKETS, each object beside a file `.meta` with
// what was said of it. Knows what deploy/s3/sync.sh asks for, and refuses the rest.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
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
  let comparesSizeOnly = false
  for (let index = 0; index < options.length; index++) {
    const option = options[index]
    if (option === '--delete') deletes = true
    else if (option === '--size-only') comparesSizeOnly = true
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
    if (isThere(path.join(source, file), object, comparesSizeOnly)) continue
    mkdirSync(path.dirname(object), { recursive: true })
    writeFileSync(object, readFileSync(path.join(source, file)))
    writeFileSync(`${object}.meta`, JSON.stringify(said))
  }
  if (!deletes) return
  for (const object of list(folder).filter((file) => isMeant(file) && !files.includes(file))) {
    rmSync(path.join(folder, object))
    rmSync(path.join(folder, `${object}.meta`))
  }
}

/** What the command takes for the same: it never looks at content. */
function isThere(file, object, comparesSizeOnly) {
  if (!existsSync(object)) return false
  const [local, remote] = [statSync(file), statSync(object)]
  return local.size === remote.size && (comparesSizeOnly || local.mtimeMs <= remote.mtimeMs)
}

function listObjects(folder) {
  for (const object of list(folder)) {
    const hash = createHash('md5')
      .update(readFileSync(path.join(folder, object)))
      .digest('hex')
    console.log(`"${hash}"\t${object}`)
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
} else if (service === 's3api' && command === 'list-objects-v2')
  listObjects(path.join(root, args[args.indexOf('--bucket') + 1]))
else if (service !== 'cloudfront') throw new Error(`aws stand-in: unknown service ${service}`)
if (process.env.LOG)
  writeFileSync(process.env.LOG, `${process.argv.slice(2).join(' ')}\n`, { flag: 'a' })
