/** A file of the tree, and all of `doors` and `places` that it may import. */
export interface Room {
  readonly file: string
  readonly doors: readonly string[]
  readonly places: readonly string[]
}

const client = ['@signpost/client', '@signpost/client/domain', '@signpost/client/wire']
const react = ['@signpost/react', '@signpost/react/queries']
const map = ['@signpost/map']
const elements = ['@signpost/elements']
const testing = ['@signpost/testing']
const service = ['@signpost/service']

// From pure to wired, as far as the arrows go.
const inClient = {
  pure: [
    'packages/client/src/domain/b.ts',
    'packages/client/src/errors/b.ts',
    'packages/client/src/decode/b.ts',
    'packages/client/src/transport/b.ts',
    'packages/client/src/wire.ts',
  ],
  operations: ['packages/client/src/operations/b.ts'],
  wired: ['packages/client/src/createGeoClient.ts'],
}
const testsOfClient = ['packages/client/test/b.ts']
const inReact = [
  'packages/react/src/domain/b.ts',
  'packages/react/src/queries/b.ts',
  'packages/react/src/hooks/b.ts',
  'packages/react/src/components/b.tsx',
]
const inMap = ['packages/map/src/components/b.tsx']
const inElements = ['packages/elements/src/define/b.ts']
const inTesting = ['packages/testing/src/fixtures/b.ts']
const inService = [
  'packages/service/src/data/b.ts',
  'packages/service/src/engine/b.ts',
  'packages/service/src/http/b.ts',
  'packages/service/src/routes/b.ts',
  'packages/service/src/app.ts',
  'packages/service/src/main.ts',
]
const wholeClient = [...inClient.pure, ...inClient.operations, ...inClient.wired]

/** Every door that a file might name. */
export const doors: readonly string[] = [
  ...client,
  ...react,
  ...map,
  ...elements,
  ...testing,
  ...service,
]

/** Every file that a file might reach by a relative path. */
export const places: readonly string[] = [
  ...wholeClient,
  ...testsOfClient,
  ...inReact,
  ...inMap,
  ...inElements,
  ...inTesting,
  ...inService,
  'stories/map/b.tsx',
  'test/contract/b.ts',
]

/** The arrows: what each room may import of all doors and places, and so also what it may not. */
export const rooms: readonly Room[] = [
  { file: 'packages/client/src/domain/a.ts', doors: [], places: inClient.pure.slice(0, 1) },
  { file: 'packages/client/src/errors/a.ts', doors: [], places: inClient.pure },
  { file: 'packages/client/src/decode/a.ts', doors: [], places: inClient.pure },
  { file: 'packages/client/src/transport/a.ts', doors: [], places: inClient.pure },
  {
    file: 'packages/client/src/operations/a.ts',
    doors: [],
    places: [...inClient.pure, ...inClient.operations],
  },
  { file: 'packages/client/src/index.ts', doors: [], places: wholeClient },
  {
    file: 'packages/client/src/domain/a.test.ts',
    doors: [...client, ...testing],
    places: [...wholeClient, ...testsOfClient],
  },
  {
    file: 'packages/client/test/a.ts',
    doors: [...client, ...testing],
    places: [...wholeClient, ...testsOfClient],
  },

  { file: 'packages/react/src/domain/a.ts', doors: client, places: inReact.slice(0, 1) },
  { file: 'packages/react/src/queries/a.ts', doors: client, places: inReact.slice(0, 2) },
  { file: 'packages/react/src/hooks/a.ts', doors: client, places: inReact.slice(0, 3) },
  { file: 'packages/react/src/components/a.tsx', doors: client, places: inReact },
  {
    file: 'packages/react/src/hooks/a.browser.test.tsx',
    doors: [...client, ...react, ...testing],
    places: inReact,
  },

  { file: 'packages/map/src/components/a.tsx', doors: [...client, ...react], places: inMap },
  {
    file: 'packages/map/src/components/a.test.tsx',
    doors: [...client, ...react, ...map, ...testing],
    places: inMap,
  },

  {
    file: 'packages/elements/src/define/a.ts',
    doors: [...client, ...react, ...map],
    places: inElements,
  },
  {
    file: 'packages/elements/src/define/a.test-d.ts',
    doors: [...client, ...react, ...map, ...elements, ...testing],
    places: inElements,
  },

  { file: 'packages/testing/src/fixtures/a.ts', doors: client, places: inTesting },
  { file: 'packages/testing/src/fixtures/a.test.ts', doors: client, places: inTesting },

  {
    file: 'packages/service/src/data/a.ts',
    doors: client.slice(1),
    places: inService.slice(0, 1),
  },
  {
    file: 'packages/service/src/engine/a.ts',
    doors: client.slice(1),
    places: inService.slice(0, 2),
  },
  {
    file: 'packages/service/src/http/a.ts',
    doors: client.slice(1),
    places: inService.slice(0, 3),
  },
  {
    file: 'packages/service/src/routes/a.ts',
    doors: client.slice(1),
    places: inService.slice(0, 4),
  },
  { file: 'packages/service/src/main.ts', doors: client.slice(1), places: inService },
  {
    file: 'packages/service/src/data/a.test.ts',
    doors: [...client, ...testing, ...service],
    places: inService,
  },

  {
    file: 'stories/search/a.tsx',
    doors: [...client, ...react, ...map, ...elements, ...testing],
    places: ['stories/map/b.tsx'],
  },
  { file: 'test/e2e/a.ts', doors, places: ['test/contract/b.ts'] },
]
