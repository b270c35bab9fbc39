import { ServiceError } from './ServiceError.ts'

/** The parameters of a request, each given once, decoded. */
export type Query = ReadonlyMap<string, string>

const MOST_PARAMETERS = 50

/** Reads the query of an address, and refuses what two readers could understand in two ways. */
export function readQuery(url: string): Query {
  const query = new Map<string, string>()
  for (const pair of pairsOf(url)) {
    const [name, value] = splitPair(pair)
    if (query.has(name)) throw bad('A parameter is given more than once.', name)
    if (query.size === MOST_PARAMETERS) {
      throw bad(`A request has at most ${MOST_PARAMETERS} parameters.`)
    }
    query.set(name, value)
  }
  return query
}

/** Every value of one parameter, however broken the rest of the query is. */
export function readEvery(url: string, name: string): string[] {
  return pairsOf(url).flatMap((pair) => {
    try {
      const [pairName, value] = splitPair(pair)
      return pairName === name ? [value] : []
    } catch {
      return []
    }
  })
}

function pairsOf(url: string): string[] {
  const start = url.indexOf('?')
  return start < 0
    ? []
    : url
        .slice(start + 1)
        .split('&')
        .filter(Boolean)
}

function splitPair(pair: string): [name: string, value: string] {
  const equals = pair.indexOf('=')
  return equals < 0
    ? [decode(pair), '']
    : [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))]
}

/** Decodes a part of an address; `%` must start two hexadecimal digits that make UTF-8, and no NUL. */
export function decode(text: string): string {
  const decoded = tryDecode(text.replaceAll('+', ' '))
  if (decoded === undefined) throw bad('The percent-encoding of the address cannot be read.')
  if (decoded.includes('\0')) throw bad('The address contains a NUL character.')
  return decoded
}

function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function bad(message: string, parameter?: string): ServiceError {
  // Only what looks like a parameter of the interface is named: the rest is the caller's own text.
  const named = parameter !== undefined && /^[a-z_]{1,40}$/.test(parameter)
  return new ServiceError(400, 'bad_request', message, named ? { parameter } : {})
}
