// Responds with the 404 page on Cloudflare Workers when no file matches. Without this worker, a missing script would
// get the cache rule of existing scripts, and browsers would cache the failure for a year.
// biome-ignore lint/style/noDefaultExport: Workers require it
export default {
  async fetch(request, { ASSETS }) {
    const page = await ASSETS.fetch(new URL('/404', request.url))
    const headers = new Headers(page.headers)
    headers.set('Cache-Control', 'no-cache')
    headers.delete('ETag')
    return new Response(request.method === 'HEAD' ? null : page.body, { status: 404, headers })
  },
}
