import { MAX_URL_LENGTH, MIN_COMPRESSED_BYTES } from '@signpost/server'
import type { Schema } from '../../packages/service/src/routes/openapi/Schema.ts'
import { type InterfaceParameter, interfaceDocument, serviceDocument } from './openApi.ts'

const introduction = `<!-- Written by \`npx -y pnpm@12 guides\` from the protocol table and \`.scripts/interface\`. Change those. -->

# The interface

A service of the \`/geo/v2/\` interface answers HTTP GET requests with JSON. This page describes the requests and answers of such a service; [\`openapi.json\`](../packages/client/openapi.json) (\`@signpost/client/openapi.json\`) is the same for programs.
The specification leaves some details open: [\`wire\`](guides/WireOptions.md) lists how \`@signpost/client\` reads them.

- Every path is \`{base_url}/geo/v2/{operation}/json\`, and every request has the parameter \`api_key\`. No header and no other parameter carries a credential.
- A point is \`latitude,longitude\` in decimal degrees, from -90 to 90 and from -180 to 180. A point outside is a 400.
- Distances are in meters, from \`search_center\`, or from \`user_position\` if that is sent.
- **Every field of an answer is optional.** A missing, \`null\` or empty field is absent, and a missing list is empty. The client drops a part that it cannot read and reports it to \`onIssue\`. Numbers may be texts.
- 200 has a body. 204 means that there is no result: no match, no address, no route. Everything else is an error: 401 and 403 for the key, 404, 429 with \`Retry-After\`, 400 and other 4xx for the request, 5xx for the service.
- An "addition" is not part of the specification: the service of Signpost has it, and the client works without it.
`

const service = (paths: string): string => `## The service of Signpost

[\`@signpost/service\`](../packages/service/README.md) implements the interface, and has these paths too. None of them needs a key.

${paths}

- Every failure has the body \`{"error":{"code","message","parameter"?}}\`. 429 and 503 come with \`Retry-After\`. 503 \`places_unavailable\`, \`routing_unavailable\` and \`tiles_unavailable\` mean that one part is down while the others answer; 501 \`routing_unavailable\` means that the service has no directions.
- A URL of more than ${MAX_URL_LENGTH.toLocaleString('en')} characters is a 414. Beyond 65,536 bytes of URL and headers, Node refuses the request with a 414 or a 431. A text has at most 300 characters.
- Answers of ${MIN_COMPRESSED_BYTES.toLocaleString('en')} bytes or more are compressed with gzip for clients that accept it.
- Names are in the first language of \`Accept-Language\`, if the data have a name in it; \`local_name\` is then the local name. A query in the local name gets the local name. Without the header names are local, and those of countries and of cities outside the regions English.
- \`debug=1\` adds the role of each word, the readings that were tried, the weights, and the points of each row. These fields may change in any version.
`

/** The operations by the names of the specification. */
const titles: Readonly<Record<string, string>> = {
  suggest: 'Suggestions',
  search: 'Search and Forward Geocode',
  reverseGeocode: 'Reverse Geocode',
  listBrands: 'Brand List',
  listCategories: 'Category List',
  getDirections: 'Directions',
}

/** Additions of Signpost, by their names. */
const additions: ReadonlySet<string> = new Set([
  'countries',
  'bounds',
  'debug',
  'search_filter',
  'iterator_status',
  'local_name',
  'photo_credits',
  'time_zone',
  'unmet_avoid',
  'iterator_previous',
  'rating_scale',
  'closed',
  'kind',
  'roundabout_exit',
])

/** Parameters and fields that the interface has in one operation, and Signpost also in others. */
const ofTheInterface: ReadonlySet<string> = new Set([
  'Suggestion.search_filter',
  'Suggestions.iterator_status',
  'Places.iterator_status',
])

/** The page `docs/interface.md`. */
export function interfacePage(): string {
  const { paths, components } = interfaceDocument()
  const operations = Object.entries(paths).flatMap(([path, { get }]) => [
    `## ${titles[get.operationId] ?? get.summary}`,
    `${get.summary}.`,
    `\`GET {base_url}${path}\``,
    get.description ?? '',
    table(['parameter', 'required', 'meaning'], (get.parameters ?? []).map(parameterRow)),
    `Answer: \`${answerOf(get.responses)}\`.`,
  ])
  const records = Object.entries(components.schemas)
    .filter(([name]) => name !== 'Error')
    .flatMap(([name, schema]) => [
      `### ${name}`,
      table(['field', 'type', 'meaning'], fieldRows(name, schema)),
    ])
  return [
    introduction.trim(),
    ...operations,
    service(table(['path', 'answer'], servicePaths())).trim(),
    '## Records',
    'These are the fields that the service of Signpost sends and the client reads.',
    ...records,
    '',
  ]
    .filter((part, index, all) => part !== '' || index === all.length - 1)
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

function parameterRow({ name, in: where, required, description, schema }: InterfaceParameter) {
  const standard = schema.default === undefined ? '' : ` Default: \`${schema.default || '""'}\`.`
  const header = where === 'header' ? 'Header. ' : ''
  return [
    `\`${name}\``,
    required ? 'yes' : 'no',
    `${header}${note(name)}${sentence(description)}${standard}`,
  ]
}

/** A row for each field of a record. Neighboring fields of the same type and meaning share a row. */
function fieldRows(record: string, { properties = {} }: Schema): string[][] {
  const rows: [name: string, type: string, meaning: string][] = []
  for (const [name, schema] of Object.entries(properties)) {
    if (name === 'debug') continue
    const type = typeOf(schema)
    const isAddition = !ofTheInterface.has(`${record}.${name}`)
    const meaning = `${isAddition ? note(name) : ''}${sentence(schema.description ?? '')}`.trim()
    const last = rows.at(-1)
    if (last?.[1] === type && last[2] === meaning) last[0] += `, \`${name}\``
    else rows.push([`\`${name}\``, type, meaning])
  }
  return rows
}

/** The paths of the service beside those of the interface. */
function servicePaths(): string[][] {
  return Object.entries(serviceDocument().paths)
    .filter(([path]) => !path.startsWith('/geo/v2/'))
    .map(([path, { get }]) => [`\`${path}\``, `${get.summary}.`])
}

function note(name: string): string {
  return additions.has(name) ? 'Addition. ' : ''
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return (schema.$ref.split('/').at(-1) ?? '').replace(/^/, '`').concat('`')
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ')
  if (schema.type === 'object') {
    return `object of ${Object.keys(schema.properties ?? {})
      .map((name) => `\`${name}\``)
      .join(', ')}`
  }
  return schema.type === 'string' ? 'text' : (schema.type ?? 'any')
}

function answerOf(responses: object): string {
  const [, name = ''] = /schemas\/(\w+)/.exec(JSON.stringify(Reflect.get(responses, '200'))) ?? []
  return name
}

function sentence(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const write = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [head, head.map(() => '---'), ...rows].map(write).join('\n')
}
