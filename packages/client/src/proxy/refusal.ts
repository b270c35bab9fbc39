const codes = {
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  414: 'too_long',
  502: 'bad_gateway',
  504: 'timeout',
} as const

/** An answer of the proxy itself, in the shape of the service's errors. It reveals nothing about the service behind it. */
export function refusal(status: keyof typeof codes, headers?: HeadersInit): Response {
  const error = { code: codes[status], message: 'The proxy could not answer this request.' }
  return Response.json({ error }, { status, ...(headers && { headers }) })
}
