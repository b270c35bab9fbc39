import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import type { BrowserContextOptions } from 'playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserConfigOptions, BrowserInstanceOption } from 'vitest/node'
import { type Face, faceOfRun, faces, fontsOf } from './.scripts/chromium/fonts.ts'
import { launchOptions, withoutGpuCompositing } from './.scripts/chromium/launchOptions.ts'
import { environmentOf, momentOfRun } from './.scripts/clock/moment.ts'
import { packedScript } from './.scripts/elements/packedScript.ts'
import { preactAlias } from './.scripts/elements/preactAlias.ts'
import { engineOfRun } from './.scripts/engines/engines.ts'
import { engineInstance } from './.scripts/engines/instance.ts'
import { reactCompiler } from './.scripts/reactCompiler.ts'
import { LongestFirst } from './.scripts/test/LongestFirst.ts'
import { virtualModules } from './.scripts/virtualModules.ts'
import { awaitFrame } from './test/browser/awaitFrame.ts'
import { pressKeys } from './test/combobox/pressKeys.ts'
import { renderOnServer } from './test/ssr/renderOnServer.ts'
import { requestsTo, startServer, stopServers } from './test/transport/browser/serverCommands.ts'
import viteConfig from './vite.config.ts'

/** True for `test:all`, which adds more cases for every property, the files named `*.long.test.ts`, and every story in every theme. */
const long = process.env.SIGNPOST_LONG === '1'
const hasLongFiles = long || process.env.SIGNPOST_LONG === 'files'
/** The tests of example apps are run by their own runners. */
const never = [
  '**/node_modules/**',
  '**/dist/**',
  'test/examples/*/**',
  ...(hasLongFiles ? [] : ['**/*.long.*']),
  // They start many processes or pages, draw many maps or type at many speeds: a step of `check` runs them.
  ...(process.env.SIGNPOST_DAILY === '1' ? ['**/*.check.*'] : []),
]

const moment = momentOfRun()
/** True when the run notes the files that depend on the moment: `test:all` does, before it tries those at others. */
const watched = process.env.SIGNPOST_WATCHED === '1'
// The processes that are started from here are in this zone and language.
Object.assign(process.env, environmentOf(moment))

// Limits are for what is stuck: a machine at work may be slow, and a hook may have the data of the demo to build.
const minute = 60_000

/** The settings of every project. */
const everywhere = {
  // The long files fill memory and kill databases ten times.
  testTimeout: (hasLongFiles ? 20 : 5) * minute,
  hookTimeout: 10 * minute,
  expect: { poll: { timeout: minute, interval: 20 } },
  // The files of a worker share its modules, and in a browser its page.
  isolate: false,
  // On two cores too there are two, so that one works while the other waits.
  maxWorkers: Math.max(2, availableParallelism() - 1),
}

// A page asks for some hundred modules. A run asks for each once; a developer who works on them (`vitest` without `run`) requests them
// again.
const server = {
  fs: { allow: [import.meta.dirname] },
  headers: process.argv.includes('run') ? { 'Cache-Control': 'max-age=3600' } : {},
}

const { resolve } = viteConfig
const engine = engineOfRun()
const launch = await launchOptions()
const stories = globSync('stories/**/*.stories.tsx').length > 0

/** Chromium for a user who has set up their machine in some way. */
const chromium = (
  contextOptions: BrowserContextOptions = {},
  face: Face = faceOfRun(),
): BrowserInstanceOption => ({
  browser: 'chromium',
  provider: playwright({
    launchOptions: {
      ...launch,
      args: [...(launch.args ?? []), withoutGpuCompositing],
      env: { ...launch.env, ...fontsOf(face) },
    },
    contextOptions: { locale: moment.locale, timezoneId: moment.zone, ...contextOptions },
  }),
})

/** The same without motion, which is painted sixty times a second: for tests that run on another React again. */
const still = (): BrowserInstanceOption => chromium({ reducedMotion: 'reduce' })

/** Each project needs options of its own: Vitest writes into them. */
const browser = (instances: BrowserInstanceOption[] = [chromium()]): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  connectTimeout: 180_000,
  screenshotFailures: false,
  commands: { awaitFrame, pressKeys, renderOnServer, requestsTo, startServer, stopServers },
  instances,
})

const setupFile = (name: string): string => join(import.meta.dirname, `test/setup/${name}.ts`)

/** The setup files of every test file in a browser. The clock comes last: Vitest names the files that it imports by the time. */
const browserSetup = ['sharedPage', 'properties', 'waiting', 'clock'].map(setupFile)

/**
 * Every dependency is bundled before the first test: one that is found later reloads the page of a test, and would bring a React of its own. Vite
 * finds them by itself only where the path of the checkout has no parentheses.
 */
const shared = ['@signpost/react > downshift', 'axe-core', 'fast-check', 'maplibre-gl']
const optimizeDeps = {
  include: [
    ...shared,
    '@guidepup/virtual-screen-reader',
    '@photostructure/tz-lookup',
    'leaflet',
    'react',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    '@tanstack/query-sync-storage-persister',
    '@tanstack/react-query',
    '@tanstack/react-query-devtools',
    '@tanstack/react-query-devtools/production',
    '@tanstack/react-query-persist-client',
    '@testing-library/react',
    'ivya/utils',
    'react-hook-form',
  ],
}

/** The keys of the pattern for a combobox, pressed in the search box of React. */
const combobox = 'test/combobox/react.check.browser.test.tsx'

/**
 * The tests that run on React 18 as well: every test of `react` and `map` in the long run. In `check` those where React could differ: the
 * first HTML and its hydration, the provider and the hooks, and the search box.
 */
const onReact18 = long
  ? [combobox, 'packages/{react,map}/src/**/*.browser.test.{ts,tsx}']
  : [
      'packages/{react,map}/src/**/serverRendering.browser.test.tsx',
      'packages/{react,map}/src/{hooks,internals,provider}/*.browser.test.tsx',
      'packages/react/src/place-search/{page,typing}.browser.test.tsx',
    ]

/**
 * Replaces the module that sets Preact's compatibility up for each test: a file of ours that is bundled with a dependency could not be
 * changed.
 */
const compatClient = { find: /^react-dom\/client$/, replacement: 'preact/compat/client' }

/** The themes of the long run, beside the light one that every run tries. */
const themes: BrowserInstanceOption[] = [
  { ...chromium({ colorScheme: 'dark' }), name: 'stories: dark' },
  { ...chromium({ forcedColors: 'active' }), name: 'stories: forced colors' },
  { ...chromium(), name: 'stories: 320 px', provide: { width: 320 } },
  { ...chromium(), name: 'stories: paper', provide: { theme: 'paper' } },
  {
    ...chromium({ colorScheme: 'dark' }),
    name: 'stories: dark paper',
    provide: { theme: 'paper' },
  },
]

/** Every story is a test of its own: it renders, its play function passes, it is accessible, and nothing complains. */
const storyProject: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook' })],
  server,
  test: {
    name: 'stories',
    setupFiles: ['stories', 'clock'].map(setupFile),
    ...everywhere,
    provide: { width: null, theme: null },
    browser: browser([chromium(), ...(long ? themes : [])]),
  },
}

/** The tests in a browser that measure what is on the screen: the long run repeats them with other faces. */
const measuring = (): string[] =>
  globSync('{packages/*/src,test}/**/*.browser.test.{ts,tsx}', {
    exclude: ['**/node_modules'],
  }).filter((file) =>
    /BoundingClientRect|scrollWidth|overflowing|describeConformance/.test(
      readFileSync(file, 'utf8'),
    ),
  )

/** Text of other widths and heights than that of every run. */
const facesProject = (): TestProjectInlineConfiguration => ({
  extends: './vite.config.ts',
  server,
  plugins: [msw({ mode: 'worker-only' })],
  optimizeDeps: { include: [...optimizeDeps.include, 'msw', 'msw/browser'] },
  test: {
    name: 'faces',
    include: measuring(),
    exclude: never,
    setupFiles: browserSetup,
    ...everywhere,
    browser: browser(
      Object.entries(faces)
        .filter(([, face]) => face !== faceOfRun())
        .map(([name, face]) => ({ ...chromium({}, face), name: `faces: ${name}` })),
    ),
  },
})

export default defineConfig({
  test: {
    provide: { long, moment, watched, react: '19' },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          include: ['{packages/*/src,test}/**/*.test.{ts,tsx}'],
          exclude: [...never, '**/*.browser.test.*'],
          setupFiles: ['clock', 'patience', 'properties', 'tidy'].map(setupFile),
          ...everywhere,
        },
      },
      {
        extends: './vite.config.ts',
        server,
        // The script of the service worker that the handlers of `testing` need in a browser.
        plugins: [msw({ mode: 'worker-only' })],
        optimizeDeps: { include: [...optimizeDeps.include, 'msw', 'msw/browser'] },
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}', 'test/**/*.browser.test.{ts,tsx}'],
          exclude: [...never, 'test/{compiler,preact}/**', 'test/combobox/script.*'],
          setupFiles: browserSetup,
          ...everywhere,
          browser: browser([engine === 'chromium' ? chromium() : engineInstance(engine)]),
        },
      },
      {
        extends: './vite.config.ts',
        // What is resolved from here is React 18.
        root: 'test/react18',
        server,
        optimizeDeps,
        test: {
          name: 'react18',
          dir: import.meta.dirname,
          include: [...onReact18, 'test/{clock,react18}/*.browser.test.ts'],
          exclude: never,
          setupFiles: browserSetup,
          ...everywhere,
          provide: { react: '18' },
          browser: browser([still()]),
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [reactCompiler],
        server,
        optimizeDeps: { include: [...optimizeDeps.include, 'react/compiler-runtime'] },
        test: {
          name: 'compiler',
          include: [
            'test/compiler/*.browser.test.tsx',
            'packages/react/src/place-search/typing.browser.test.tsx',
            'packages/react/src/{place-card/PlaceCard,search-results/SearchResults}.browser.test.tsx',
          ],
          exclude: never,
          setupFiles: browserSetup,
          ...everywhere,
          browser: browser([still()]),
        },
      },
      {
        // Without the plugin of React, which knows React alone.
        extends: false,
        plugins: [virtualModules, packedScript],
        // What is resolved from here is Preact, which the script of `elements` has inside.
        root: 'test/preact',
        resolve: { ...resolve, alias: [compatClient, ...preactAlias], dedupe: ['preact'] },
        server,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        optimizeDeps: {
          include: [
            ...shared,
            'preact',
            'preact/compat',
            'preact/compat/client',
            'preact/jsx-runtime',
            'preact/test-utils',
            '@tanstack/react-query',
            '@testing-library/react',
          ],
        },
        test: {
          name: 'preact',
          dir: import.meta.dirname,
          include: [
            'packages/elements/src/**/*.browser.test.ts',
            'test/{clock,preact}/*.browser.test.ts',
            'test/combobox/script.*.browser.test.ts',
            combobox,
            'packages/react/src/place-search/*.browser.test.tsx',
          ],
          exclude: [
            ...never,
            // React counts its renders; Preact has no Profiler.
            '**/renders.browser.test.tsx',
            // The script exports nothing: these test modules of the sources.
            'packages/elements/src/**/{defineElements,pageDefaults}.browser.test.ts',
          ],
          // What the script changes in Preact. The elements are those of the script.
          setupFiles: [
            ...browserSetup,
            join(import.meta.dirname, 'packages/elements/src/script/preact/preactCompat.ts'),
          ],
          ...everywhere,
          provide: { react: '19' },
          browser: browser([still()]),
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['packages/*/src/**/*.test-d.{ts,tsx}'],
            tsconfig: './tsconfig.types.json',
          },
        },
      },
      ...(stories ? [storyProject] : []),
      ...(long ? [facesProject()] : []),
    ],
  },
})
