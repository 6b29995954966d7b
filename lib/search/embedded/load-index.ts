import {
  indexFile,
  isTextsFile,
  isTitlesFile,
  type TextsFile,
  type TitlesFile,
} from '../index-payload'
import { SearchError } from '../search-client'

/** Where the files of the index are and which build they must be of. */
export type IndexSource = { readonly basePath: string; readonly stamp: string }

export function loadTitles(source: IndexSource): Promise<TitlesFile> {
  return loadFile('titles', source, isTitlesFile)
}

export function loadTexts(source: IndexSource): Promise<TextsFile> {
  return loadFile('texts', source, isTextsFile)
}

async function loadFile<File>(
  name: 'titles' | 'texts',
  { basePath, stamp }: IndexSource,
  isFile: (value: unknown, stamp: string) => value is File,
): Promise<File> {
  const address = basePath + indexFile(name, stamp)
  const value = parse(address, await fetchText(address))
  if (isFile(value, stamp)) return value
  throw new SearchError('protocol', `${address}: the file belongs to another build.`)
}

function parse(address: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SearchError('protocol', `${address}: the file is incomplete.`, { cause })
  }
}

async function fetchText(address: string): Promise<string> {
  try {
    const response = await fetch(address)
    if (response.ok) return await response.text()
    throw new Error(`${address}: answered ${response.status}.`)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new SearchError('network', message, { cause })
  }
}
