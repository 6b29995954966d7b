// Compresses the exported site beforehand, for servers that send files as they are: `npm run compress -- [folder]`.
import { existsSync } from 'node:fs'
import { compressFiles } from '../lib/output/host/compress-files'
import { reportFailure } from '../tools/machine/this-process'

async function compress(): Promise<void> {
  const folder = process.argv[2] ?? 'out'
  if (!existsSync(folder)) throw new Error(`There is no ${folder}/: run \`npm run build\` first.`)
  console.log(`Compressed ${await compressFiles(folder)} files in ${folder}/.`)
}

await compress().catch(reportFailure)
