import { ProtocolError } from './ProtocolError.ts'

/** The parameters of a request, each given once, decoded. */
export type Query = ReadonlyMap<string, string>

const MOST_PARAMETERS = 50

/** The query of a URL. An ambiguous query, which two parsers could read differently, is refused. */
export function parseQuery(url: string): Query {
  const query = new Map<string, string>()
  for (const pair of pairsOf(url)) {
    const [name, value] = splitPair(pair)
    if (query.has(name)) throw badRequest('A parameter is given more than once.', name)
    if (query.size === MOST_PARAMETERS) {
      throw badRequest(`A request has at most ${MOST_PARAMETERS} parameters.`)
    }
    query.set(name, value)
  }
  return query
}

/** Every value of one parameter, even if the rest of the query is malformed. */
export function parameterValues(url: string, name: string): string[] {
  return pairsOf(url).flatMap((pair) => {
    try {
      const [pairName, value] = splitPair(pair)
      return pairName === name ? [value] : []
    } catch {
      return []
    }
  })
}

/** Decodes a part of a URL. Each `%` must start two hexadecimal digits that form UTF-8, without NUL. */
export function decodePart(text: string): string {
  const decoded = tryDecode(text.replaceAll('+', ' '))
  if (decoded === undefined) throw badRequest('The percent-encoding of the URL cannot be read.')
  if (decoded.includes('\0')) throw badRequest('The URL contains a NUL character.')
  return decoded
}

function pairsOf(url: string): string[] {
  const [address = ''] = url.split('#', 1)
  const start = address.indexOf('?')
  return start < 0
    ? []
    : address
        .slice(start + 1)
        .split('&')
        .filter(Boolean)
}

function splitPair(pair: string): [name: string, value: string] {
  const equals = pair.indexOf('=')
  return equals < 0
    ? [decodePart(pair), '']
    : [decodePart(pair.slice(0, equals)), decodePart(pair.slice(equals + 1))]
}

function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function badRequest(message: string, name?: string): ProtocolError {
  // The error repeats only names that look like a parameter, because others are text of the caller.
  const parameter = name !== undefined && /^[a-z_]{1,40}$/.test(name) ? name : undefined
  return new ProtocolError(400, 'bad_request', message, { parameter })
}
