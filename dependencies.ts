/**
 * Which way the packages and folders depend. `check dependencies` keeps to it, and `test/dependencies` breaks each rule once.
 * Packages import each other by name, and tests import everything of their own package.
 */

/** The packages, or single entry points of one, that a package imports. Its tests also import `testing`, and every entry point. */
export const packages = {
  client: [],
  react: ['client'],
  map: ['client', 'react'],
  elements: ['client', 'react', 'map'],
  testing: ['client'],
  adapters: [
    'client/domain',
    'client/protocol',
    'client/wire',
    'client/attempt',
    'client/decode',
    'client/transport',
  ],
  server: ['client/protocol', 'adapters'],
  service: ['client/domain', 'client/protocol', 'client/wire', 'adapters', 'server'],
  build: ['client/domain', 'client/protocol', 'client/wire', 'server', 'service/internal'],
} as const satisfies Record<string, readonly string[]>

/** The sources of another package that the tests of one import by a path: a test of the service serves data that it has built. */
export const besideTests: Readonly<Partial<Record<keyof typeof packages, readonly string[]>>> = {
  service: ['packages/build/src'],
  build: ['packages/service/src'],
}

/**
 * The folders and files in `src` of each package, from pure to wired: each imports those before it, and those in the same text each other.
 * `*` is the folder of a component, which another component reaches through its `index.ts` only; those of the box are also `shell.ts` and `list.ts`, which
 * load at other times.
 */
export const layers: Readonly<Record<keyof typeof packages, readonly string[]>> = {
  client: [
    'attempt.ts hash.ts',
    'domain',
    'wire.ts',
    'protocol',
    'errors',
    'decode wireOptions.ts',
    'transport',
    'operations proxy',
    'createGeoClient.ts',
    'index.ts',
  ],
  react: [
    'domain styles',
    'queries',
    'messages/plural.ts messages/CatalogMessages.ts',
    'route-text',
    '*/*Messages.ts',
    'messages',
    'provider',
    'icons',
    'internals',
    'parts',
    'kit',
    'hooks',
    '*',
    'headless.ts provider.ts internal.ts',
    'native.ts',
    'index.ts',
  ],
  map: ['internals', 'parts', '*/*Messages.ts', 'messages', '*', 'index.ts'],
  elements: [
    'logToConsole.ts',
    'properties',
    'settings',
    'element',
    'styles',
    'elements',
    'elements.ts moreElements.ts moreTags.ts defineTags.ts',
    'defineElements.ts',
    'script',
    'define.ts index.ts jsx.ts',
  ],
  testing: [
    'fixtures routes',
    'fakes',
    'answers',
    'fetch scenarios',
    'drivers',
    'maplibre',
    'msw',
    'index.ts',
  ],
  adapters: ['domain', 'internals', '*', 'index.ts'],
  server: ['connections http keys log', 'cli', 'providers', 'index.ts'],
  service: [
    'data',
    'engine',
    'http',
    'routes',
    'app.ts openServices.ts switchServices.ts',
    'startService.ts',
    'cli',
    'internal',
    'main.ts index.ts',
  ],
  build: [
    'lines.ts readPackageJson.ts displayLanguages.ts writers.ts demoExtracts.ts sample osm',
    'borders brands categories regions world places map roads',
    'build',
    'cli',
    'main.ts index.ts',
  ],
}

/** The entry point for React Native: nothing that it reaches imports `react-dom`. */
export const withoutDom = 'packages/react/src/native.ts'

/** The folders beside the packages: the packages, folders and files that each imports. */
export const others: Readonly<Record<string, readonly string[]>> = {
  '.storybook': ['.scripts/clock', 'client', 'react', 'map', 'testing', 'adapters'],
  '.scripts': [
    'dependencies.ts',
    '.storybook',
    'adapters',
    // The folding of names, for those of towns.
    'client',
    'packages/elements/src/properties',
    // The OpenAPI document of the client.
    'packages/service/src/routes',
    // The tables of flags in the documentation, and what `start` checks before it builds anything.
    'server',
    'packages/server/src/providers/serveFlags.ts',
    'packages/service/src/cli/serveFlags.ts',
    'packages/service/src/cli/storeFlags.ts',
    'packages/build/src/cli/buildFlags.ts',
  ],
  stories: ['.storybook', 'client', 'react', 'map', 'elements', 'testing'],
  test: [
    'dependencies.ts',
    'vite.config.ts',
    '.scripts',
    '.storybook',
    'client',
    'react',
    'map',
    'elements',
    'testing',
    'adapters',
    'server',
    'service',
    // The combobox suite defines the elements of the sources, or of the script in their place.
    'packages/elements/src',
    'packages/service/src/testing',
    // The components for shadcn, which an app compiles.
    'stories/registry',
  ],
  'packages/service/bench': [
    '.scripts',
    'packages/build/src',
    'packages/service/src',
    'client',
    'testing',
    // The requests whose answers it records.
    'test/adapters/engines',
  ],
}
