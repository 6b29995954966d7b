// Answers what no file answers, on Cloudflare Workers: the not-found page. Without it, Workers would give a missing
// script the cache rule of those that exist, and browsers would remember for a year that it is missing.
// biome-ignore lint/style/noDefaultExport: Workers read it
export default {
  async fetch(request, { ASSETS }) {
    const page = await ASSETS.fetch(new URL('/404', request.url))
    const headers = new Headers(page.headers)
    headers.set('Cache-Control', 'no-cache')
    headers.delete('ETag')
    return new Response(request.method === 'HEAD' ? null : page.body, { status: 404, headers })
  },
}
