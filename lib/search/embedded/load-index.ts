import {
  indexFile,
  isTextsFile,
  isTitlesFile,
  type TextsFile,
  type TitlesFile,
} from '../index-payload'
import { SearchError } from '../search-client'

/** Where the files of the index are and which build they must be of. */
export type IndexPlace = { readonly basePath: string; readonly stamp: string }

/** Loads the first file of the index. */
export async function loadTitles(place: IndexPlace): Promise<TitlesFile> {
  const value = await loadFile('titles', place)
  if (!isTitlesFile(value, place.stamp)) throw otherBuild('titles', place)
  return value
}

/** Loads the second file of the index. */
export async function loadTexts(place: IndexPlace): Promise<TextsFile> {
  const value = await loadFile('texts', place)
  if (!isTextsFile(value, place.stamp)) throw otherBuild('texts', place)
  return value
}

async function loadFile(name: 'titles' | 'texts', { basePath, stamp }: IndexPlace) {
  const address = basePath + indexFile(name, stamp)
  const text = await fetchText(address)
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch (error) {
    throw new SearchError('protocol', `${address}: the file is incomplete.`, { cause: error })
  }
}

async function fetchText(address: string): Promise<string> {
  try {
    const response = await fetch(address)
    if (response.ok) return await response.text()
    throw new Error(`${address}: answered ${response.status}.`)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new SearchError('network', message, { cause: error })
  }
}

function otherBuild(name: 'titles' | 'texts', { basePath, stamp }: IndexPlace): SearchError {
  const address = basePath + indexFile(name, stamp)
  return new SearchError('protocol', `${address}: the file belongs to another build.`)
}
