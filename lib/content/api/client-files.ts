import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SAMPLE_LANGUAGES } from './samples/write-sample'
import type { StreamApi } from './schema'

const CLIENTS_FOLDER = 'data/stream-api/clients'

const CLIENT_NAMES = SAMPLE_LANGUAGES.flatMap(({ client }) => (client === null ? [] : [client]))

/** URL of a client file, without base path. */
export function clientUrl(name: string): string {
  return `/api/clients/${name}`
}

export const CLIENT_URLS: readonly string[] = CLIENT_NAMES.map(clientUrl)

/** The small client libraries that the samples import, keyed by URL. */
export function clientFiles(root: string, { common }: StreamApi): Map<string, string> {
  const { mediaType, charset } = common.messages
  return new Map(
    CLIENT_NAMES.map((name) => [
      clientUrl(name),
      readFileSync(path.join(root, CLIENTS_FOLDER, name), 'utf8')
        .replaceAll('[[contentType]]', `${mediaType}; charset=${charset}`)
        .replaceAll('[[mediaType]]', mediaType),
    ]),
  )
}
