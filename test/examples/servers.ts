import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { mustRun } from '../../.scripts/run.ts'
import { follow } from './recipes.ts'
import type { Setting } from './setting.ts'
import { startServer } from './startServer.ts'

interface ServerFramework {
  /** The section of its recipe. */
  readonly name: string
  readonly folder: string
  /** The tools that build it and check its types, each with arguments. */
  readonly steps: readonly (readonly string[])[]
  /** The script that serves the build, with arguments. */
  readonly script: string
  readonly argumentsFor?: (port: string) => readonly string[]
  readonly iconAt?: string
  /** Its configuration, for an example without one. */
  readonly config?: readonly [file: string, text: string]
}

const next = {
  name: 'Next.js 16',
  folder: 'next',
  steps: [['next', 'build']],
  script: 'node_modules/next/dist/bin/next',
  argumentsFor: (port: string) => ['start', '--port', port, '--hostname', '127.0.0.1'],
  iconAt: 'app/icon.svg',
}

const nextConfig = (config: object): readonly [string, string] => [
  'next.config.mjs',
  `export default ${JSON.stringify(config)}`,
]

const frameworks: readonly (readonly [title: string, ServerFramework])[] = [
  [
    'Next.js 16, like a new app',
    { ...next, config: nextConfig({ cacheComponents: true, partialPrefetching: true }) },
  ],
  ['Next.js 16, without Cache Components', { ...next, config: nextConfig({}) }],
  [
    'React Router 7',
    {
      name: 'React Router 7',
      folder: 'react-router',
      steps: [['react-router', 'build'], ['tsc']],
      script: 'node_modules/@react-router/serve/bin.js',
      argumentsFor: () => ['build/server/index.js'],
    },
  ],
  [
    'TanStack Start',
    {
      name: 'TanStack Start',
      folder: 'tanstack-start',
      steps: [['vite', 'build'], ['tsc']],
      script: 'node_modules/vite/bin/vite.js',
      argumentsFor: (port) => ['preview', '--host', '127.0.0.1', '--port', port],
    },
  ],
  [
    'Astro',
    {
      name: 'Astro',
      folder: 'astro',
      steps: [['astro', 'build']],
      script: 'dist/server/entry.mjs',
    },
  ],
]

/** Tests a page with a box and with places that its server requested, in each framework with server rendering. */
export function describeServers(setting: Setting): void {
  describe('a page continues from the answers of its server without a warning', () => {
    test.each(frameworks)('with %s', async (_, framework) => {
      const { name, iconAt = 'public/icon.svg', config } = framework
      const folder = follow(name, framework.folder, setting.tarballs, { iconAt })
      if (config) writeFileSync(join(folder, config[0]), config[1])
      const variables = {
        GEO_URL: setting.service.address,
        NEXT_TELEMETRY_DISABLED: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
      }
      const env = { ...variables, NODE_ENV: 'production' }
      for (const [tool = '', ...args] of framework.steps)
        mustRun(join(folder, 'node_modules/.bin', tool), args, { cwd: folder, env, quiet: true })
      const { script, argumentsFor = () => [] } = framework
      const server = await startServer(folder, script, argumentsFor, variables)
      onTestFinished(() => server.stop())
      await usePage(setting, server.address)
    })
  })
}

async function usePage({ service, open }: Setting, address: string): Promise<void> {
  const html = await (await fetch(address)).text()
  expect(html).toContain('Teatro Solís')
  expect(html).not.toContain('api_key')

  const before = service.operations.length
  const { page, complaints } = await open(address)
  await page.getByRole('region', { name: 'Theatres' }).getByText('Teatro Solís').first().waitFor()
  // One search for the HTML, and none from the browser.
  expect(service.operations.slice(before)).toEqual(['search'])
  await page.getByRole('combobox', { name: 'Where to?' }).fill('teatro')
  await page.getByRole('option', { name: /^Teatro Solís/ }).waitFor()
  expect(complaints).toEqual([])
}
