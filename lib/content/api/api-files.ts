import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Where the data of the API is; all paths are relative to the project. */
export const API_FILE = 'data/stream-api/api.yaml'
export const METHODS_FOLDER = 'data/stream-api/methods'
export const TYPES_FOLDER = 'data/stream-api/types'

export function methodFile(name: string): string {
  return `${METHODS_FOLDER}/${name}.yaml`
}

export function typeFile(name: string): string {
  return `${TYPES_FOLDER}/${name}.yaml`
}

export function yamlFiles(root: string, folder: string): string[] {
  const full = path.join(root, folder)
  if (!existsSync(full)) return []
  return readdirSync(full)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${folder}/${name}`)
}

export function apiFiles(root: string): string[] {
  const common = existsSync(path.join(root, API_FILE)) ? [API_FILE] : []
  return [...common, ...yamlFiles(root, METHODS_FOLDER), ...yamlFiles(root, TYPES_FOLDER)]
}
