import type { Schema } from '../../packages/service/src/routes/openapi/Schema.ts'
import { type InterfaceParameter, interfaceDocument } from './openApi.ts'
import { readings } from './readings.ts'

const introduction = `<!-- Written by \`npx -y pnpm@12 guides\` from the protocol table and \`.scripts/interface\`. Change those. -->

# The interface

A service of the \`/geo/v2/\` interface answers HTTP GET requests with JSON. \`@signpost/client\` asks any such service; this page says what it asks, what it understands, and how it reads what the interface leaves open.
[\`openapi.json\`](../packages/client/openapi.json), which is part of the package (\`@signpost/client/openapi.json\`), says the same to programs.

- Every path is \`{base_url}/geo/v2/{operation}/json\`, and every request has the parameter \`api_key\`. No header and no other parameter carries a credential.
- A point is \`latitude,longitude\` in decimal degrees, from -90 to 90 and from -180 to 180. A point outside is a 400.
- Distances are meters, measured from \`search_center\`, or from \`user_position\` where that is sent.
- **Every field of an answer is optional.** A field that is missing, \`null\` or empty is absent; a missing list is an empty one; a part that cannot be read is dropped and reported to \`onIssue\`. Numbers may be texts.
- 200 has a body, 204 says that there is nothing, everything else is an error, whatever its body is: 401 and 403 for the key, 404, 429 with \`Retry-After\`, 400 and other 4xx for the request, 5xx for the service.
- Parts marked "addition" are not in the interface's own specification: the service of Signpost has them, and the client works without.
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
    `The answer: \`${answerOf(get.responses)}\`, below.`,
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
    '## Records',
    'The fields that the service of Signpost sends and the client reads.',
    ...records,
    '## What the interface leaves open',
    'The specification of the interface leaves some points open. The table shows the client’s reading of each, and the option of `wire` for a service that differs.',
    table(['left open', 'reading', 'option'], readings),
    '',
  ]
    .filter((part, index, all) => part !== '' || index === all.length - 1)
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

function parameterRow({ name, in: where, required, description, schema }: InterfaceParameter) {
  const standard = schema.default === undefined ? '' : ` Default: \`${schema.default || '""'}\`.`
  const header = where === 'header' ? 'A header. ' : ''
  return [
    `\`${name}\``,
    required ? 'yes' : 'no',
    `${header}${note(name)}${sentence(description)}${standard}`,
  ]
}

function fieldRows(record: string, { properties = {} }: Schema): string[][] {
  return Object.entries(properties)
    .filter(([name]) => name !== 'debug')
    .map(([name, schema]) => [
      `\`${name}\``,
      typeOf(schema),
      `${ofTheInterface.has(`${record}.${name}`) ? '' : note(name)}${sentence(schema.description ?? '')}`,
    ])
}

function note(name: string): string {
  return additions.has(name) ? 'An addition. ' : ''
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
