const operations = /^(suggestions|search|reversegeocode|brand_list|category_list|directions)$/
const service = process.env.GEO_URL ?? 'http://127.0.0.1:8080'

interface Context {
  params: Promise<{ operation: string }>
}

/** Proxies the browser's requests and adds the key: no page has it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { operation } = await params
  if (!operations.test(operation)) return new Response(null, { status: 404 })
  const url = new URL(`/geo/v2/${operation}/json`, service)
  url.search = new URL(request.url).search
  url.searchParams.set('api_key', process.env.GEO_KEY ?? 'demo')
  const { status, headers, body } = await fetch(url, { signal: request.signal })
  // Not all of them: the body is unpacked here, so what told how it was packed no longer holds.
  const kept = new Headers()
  for (const name of ['content-type', 'retry-after']) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return new Response(body, { status, headers: kept })
}
