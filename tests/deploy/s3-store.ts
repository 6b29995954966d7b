import { createRequire } from 'node:module'
import { npmPackage } from './programs'

type StoredObject = { readonly key: string }
type ListOptions = { readonly startAfter?: string; readonly maxKeys?: number }
type Listing = { readonly objects: readonly StoredObject[]; readonly isTruncated: boolean }
type Store = { listObjects: (bucket: string, options: ListOptions) => Promise<Listing> }
type S3Server = {
  readonly store: Store
  run: () => Promise<unknown>
  close: () => Promise<unknown>
}
type S3ServerClass = new (options: {
  readonly port: number
  readonly address: string
  readonly silent: boolean
  readonly directory: string
  readonly configureBuckets: readonly { readonly name: string }[]
}) => S3Server

/**
 * Starts a local S3 server with one bucket.
 * @returns a function that stops the server
 */
export async function startStore(
  directory: string,
  port: number,
  bucket: string,
): Promise<() => Promise<void>> {
  const Server: S3ServerClass = createRequire(import.meta.url)(npmPackage('s3rver') ?? 's3rver')
  const server = new Server({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  listByKey(server.store)
  await server.run()
  return async () => void (await server.close())
}

/**
 * Lists objects in byte order of their keys, as S3 does and `aws s3 sync` expects. The server lists one folder
 * after another instead, which puts `docs/API.html` before `docs.html`.
 */
function listByKey(store: Store): void {
  const listObjects = store.listObjects.bind(store)
  store.listObjects = async (bucket, { startAfter = '', maxKeys = Infinity, ...options }) => {
    const all = await listObjects(bucket, options)
    const rest = all.objects
      .filter(({ key }) => key > startAfter)
      .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)))
    return { ...all, objects: rest.slice(0, maxKeys), isTruncated: rest.length > maxKeys }
  }
}
