import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Adapter } from '@signpost/adapters'
import { root } from '../root.ts'
import { hostedProviders } from './hostedProviders.ts'
import { openProviders } from './openProviders.ts'
import type { AdapterFacts, ProviderFacts } from './ProviderFacts.ts'

export const providers: readonly ProviderFacts[] = [...openProviders, ...hostedProviders]

/** The pages of all providers, by the name of their file. The capabilities come from the adapter itself. */
export async function providerPages(): Promise<ReadonlyMap<string, string>> {
  const pages = providers.map(async (provider) => [`${provider.title}.mdx`, await page(provider)])
  return new Map((await Promise.all(pages)) as [string, string][])
}

async function page(provider: ProviderFacts): Promise<string> {
  const { title, about, places, routes, terms, termsUrl } = provider
  const [one, other] = [places, routes].filter((facts) => facts !== undefined)
  if (!one) throw new Error(`${title} has neither places nor routes.`)
  const all = [one, ...(other ? [other] : [])]
  return [
    "import { Meta } from '@storybook/addon-docs/blocks'",
    `<Meta title="Guides/Providers/${title}" />`,
    `# ${title}`,
    `${about} The rules that hold for all providers are in [Your own geocoder](?path=/docs/guides-your-own-geocoder--docs).`,
    '## In a browser',
    places ? box(places) : way(one),
    'A page can call only a provider that allows requests from other origins (CORS). Anyone can read the key in a page: restrict it to your origin.',
    ...(places && routes
      ? [`To add the routes of ${title}, combine both adapters in \`fetch\`:`, both(places, routes)]
      : []),
    '## On a server, with a secret key',
    'With Next, this is `app/geo/v2/[operation]/json/route.ts`:',
    onServer(one),
    'The page sends its requests to its own origin. Its client then names the capabilities of the provider and the credits that it requires:',
    clientOf(one),
    'Or with the server that comes with the adapters:',
    code('', commandOf(provider)),
    '## Maps',
    'No adapter has maps. Give the components of `@signpost/map` a style; without one, places and routes lie on a plain ground:',
    code(
      'tsx',
      "import { Directions } from '@signpost/map'",
      '',
      "export const OnStreets = () => <Directions map={{ mapStyle: 'https://tiles.example/style.json' }} />",
    ),
    '## Capabilities',
    ...(await Promise.all(all.map(table))),
    '## Supported',
    ...all.map(({ works }) => works),
    '## Not supported',
    [
      ...all.map(({ lacks }) => lacks),
      'Lists of brands and categories; more than one page of results.',
    ].join(' '),
    '## Number of requests',
    ...all.map(({ requests }) => requests),
    '## Terms, in short',
    `${terms} [Full terms](${termsUrl})`,
    '## How it was verified',
    `Written from its documentation, and compared with ${all.map(({ checked }) => checked).join('; and ')}. ${[...new Set(all.map(ranOf))].join(' ')} \`test/adapters/live.md\` says how to do that with your own key.`,
  ]
    .join('\n\n')
    .concat('\n')
}

const ranOf = ({ ran }: AdapterFacts): string =>
  ran
    ? `Version ${ran} was run with the extract of the demo, and its answers are recorded in \`test/adapters/engines\`; no public or hosted service was called:`
    : 'It was not run against the real service:'

const importOf = ({ name, entry }: AdapterFacts): string =>
  `import { ${name} } from '@signpost/adapters/${entry}'`

const code = (language: string, ...lines: string[]): string =>
  [`\`\`\`${language}`, ...lines, '```'].join('\n')

function box(facts: AdapterFacts): string {
  return code(
    'tsx',
    importOf(facts),
    "import { PlaceSearch, SignpostProvider } from '@signpost/react'",
    "import '@signpost/react/styles.css'",
    '',
    `const client = { baseUrl: 'https://geo.invalid', fetch: ${facts.name}(${facts.inBrowser}) }`,
    '',
    'export const App = () => (',
    '  <SignpostProvider client={client} near={{ latitude: 52.52, longitude: 13.405 }}>',
    '    <PlaceSearch label="Place" onSelect={async (_, { details }) => console.log(await details())} />',
    '  </SignpostProvider>',
    ')',
  )
}

function way(facts: AdapterFacts): string {
  return code(
    'tsx',
    importOf(facts),
    "import { ManeuverList, SignpostProvider, useDirections } from '@signpost/react'",
    "import '@signpost/react/styles.css'",
    '',
    `const client = { baseUrl: 'https://geo.invalid', fetch: ${facts.name}(${facts.inBrowser}) }`,
    'const ends = { origin: { latitude: 52.52, longitude: 13.405 }, destination: { latitude: 52.51, longitude: 13.39 } }',
    '',
    'function Way() {',
    '  return <ManeuverList route={useDirections(ends).data} />',
    '}',
    '',
    'export const App = () => <SignpostProvider client={client}><Way /></SignpostProvider>',
  )
}

function both(places: AdapterFacts, routes: AdapterFacts): string {
  return code(
    'ts',
    "import { combine } from '@signpost/adapters'",
    importOf(places),
    importOf(routes),
    '',
    `const key = ${places.inBrowser}`,
    `const client = { baseUrl: 'https://geo.invalid', fetch: combine(${places.name}(key), ${routes.name}(key)) }`,
  )
}

function onServer(facts: AdapterFacts): string {
  return code(
    'ts',
    importOf(facts),
    '',
    `const geo = ${facts.name}(${facts.onServer})`,
    '',
    'export const GET = (request: Request) => geo(request)',
  )
}

/** The client of a page whose server has the adapter, with the capabilities that it would otherwise read from the adapter. */
function clientOf({ create }: AdapterFacts): string {
  const { operations, vehicles, optimizations, avoidances, attribution } = create({}).capabilities
  const routing = vehicles.length > 0 ? { vehicles, optimizations, avoidances } : {}
  const known = Object.entries({ operations, ...routing, attribution })
  const list = (items: readonly unknown[]): string => `[${items.map(literal).join(', ')}]`
  return code(
    'ts',
    "import type { Capabilities } from '@signpost/client'",
    '',
    'const capabilities: Partial<Capabilities> = {',
    ...known.map(([name, items]) => `  ${name}: ${list(items)},`),
    '}',
    "export const client = { baseUrl: 'https://app.example', capabilities }",
  )
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  const fields = Object.entries(value as object).map(([name, item]) => `${name}: ${literal(item)}`)
  return `{ ${fields.join(', ')} }`
}

/** The command that serves a provider, with the variable of its key. */
function commandOf({ title, places, routes }: ProviderFacts): string {
  const name = title.toLowerCase()
  const { inBrowser = '' } = places ?? routes ?? {}
  const url = /url: '([^']+)'/.exec(inBrowser)?.[1]
  const flag = `${name}${url ? `=${url}` : ''}`
  const flags = [places && `--places ${flag}`, routes && `--routes ${flag}`].filter(Boolean)
  const key = url ? '' : `SIGNPOST_${title.toUpperCase()}_KEY=… `
  return `${key}npx @signpost/adapters serve ${flags.join(' ')}`
}

const operationNames: Readonly<Record<string, string>> = {
  suggest: 'suggestions',
  search: 'search',
  forwardGeocode: 'forward geocoding',
  reverseGeocode: 'reverse geocoding',
  getDirections: 'directions',
}

async function table(facts: AdapterFacts): Promise<string> {
  const { operations, vehicles, optimizations, avoidances, attribution } = facts.create(
    {},
  ).capabilities
  const rows: readonly (readonly [string, string])[] = [
    ['operations', operations.map((name) => operationNames[name]).join(', ')],
    ...(vehicles.length > 0
      ? ([
          ['vehicles', codes(vehicles)],
          ['optimizations', codes(optimizations)],
          ['avoidances', codes(avoidances)],
        ] as const)
      : ([
          ['limits', await limits(facts.create({ fetch: async () => Response.json({}) }))],
        ] as const)),
    ['stored', storage(facts)],
    ['credits shown', attribution.map(({ text, url }) => `[${text}](${url})`).join(', ')],
  ]
  const lines = rows.map(([name, value]) => `| ${name} | ${value} |`)
  return [`| \`${facts.name}\` | |`, '| --- | --- |', ...lines].join('\n')
}

const codes = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\``).join(', ') || 'none'

const textPaths: Readonly<Record<string, string>> = {
  suggest: 'suggestions/json?',
  search: 'search/json?',
  forwardGeocode: 'search/json?type=address-only',
}

/** The limits that each operation accepts. */
async function limits(adapter: Adapter): Promise<string> {
  const preferences = { countries: 'URY', bounds: '-35,-57,-34,-56' }
  const named = Object.entries(textPaths).map(async ([operation, path]) => {
    const taken = Object.entries(preferences).map(async ([name, value]) => {
      const url = `https://geo.invalid/geo/v2/${path}&query=a&search_center=1,2&${name}=${value}`
      const { status } = await adapter(url)
      return status === 400 || status === 501 ? '' : `\`${name}\``
    })
    const names = (await Promise.all(taken)).filter(Boolean).join(', ')
    return `${operationNames[operation]} ${names || 'none'}`
  })
  return (await Promise.all(named)).join('; ')
}

/** The storage of answers, as the adapter's own definition allows it. */
function storage({ entry }: AdapterFacts): string {
  const source = readFileSync(join(root, `packages/adapters/src/${entry}/index.ts`), 'utf8')
  const may = /mayStore: (\w+)/.exec(source)?.[1]
  if (may === 'true') return 'yes'
  const no = 'no: `Cache-Control: no-store`, cached for ten seconds, and in no persisted cache'
  return may === 'false' ? no : `${no}; with \`${may}\` yes`
}
