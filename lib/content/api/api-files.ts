import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../project-files'
import { placeholderFile } from '../values/placeholders'
import type { StreamApi } from './api-schemas'
import { SAMPLE_LANGUAGES } from './sample-languages'
import { SAMPLE_SET } from './sample-request'

export const API_FILE = 'data/stream-api/api.yaml'
export const METHODS_FOLDER = 'data/stream-api/methods'
export const TYPES_FOLDER = 'data/stream-api/types'

export function methodFile(name: string): string {
  return `${METHODS_FOLDER}/${name}.yaml`
}

export function typeFile(name: string): string {
  return `${TYPES_FOLDER}/${name}.yaml`
}

export function apiFiles(root: string): string[] {
  const files = [API_FILE, placeholderFile(SAMPLE_SET)]
  const common = files.filter((file) => existsSync(path.join(root, file)))
  const folders = [METHODS_FOLDER, TYPES_FOLDER]
  return [...common, ...folders.flatMap((folder) => filesBelow(root, folder, '.yaml'))]
}

const CLIENTS_FOLDER = 'data/stream-api/clients'

/** Files that readers download. The file for curl, the first language, is the result of a command. */
const CLIENT_NAMES = SAMPLE_LANGUAGES.slice(1).map(({ client }) => client)

const clientUrl = (name: string) => `/api/clients/${name}`

export const CLIENT_URLS: readonly string[] = CLIENT_NAMES.map(clientUrl)

export function clientFiles(root: string, { common }: StreamApi): Map<string, string> {
  const contentOf = (name: string) => readFileSync(path.join(root, CLIENTS_FOLDER, name), 'utf8')
  const filled = (text: string) => text.replaceAll('[[mediaType]]', common.mediaType)
  return new Map(CLIENT_NAMES.map((name) => [clientUrl(name), filled(contentOf(name))]))
}
