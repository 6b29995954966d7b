import { existsSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../project-files'

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
  const common = existsSync(path.join(root, API_FILE)) ? [API_FILE] : []
  const folders = [METHODS_FOLDER, TYPES_FOLDER]
  return [...common, ...folders.flatMap((folder) => filesBelow(root, folder, '.yaml'))]
}
