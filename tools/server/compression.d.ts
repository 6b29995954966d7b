// @types/compression asks for Express, but the library needs only what node:http gives.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
}
