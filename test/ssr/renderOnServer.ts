import { join } from 'node:path'
import { createServer, mergeConfig, type ViteDevServer } from 'vite'
import type { BrowserCommand, TestProject } from 'vitest/node'
import { momentOfRun } from '../../.scripts/clock/moment.ts'
import { pinDate } from '../../.scripts/clock/pinDate.ts'
import base from '../../vite.config.ts'

/** The output of a server for an app. */
interface ServerRendering {
  readonly html: string
  readonly props: object
  /** The console messages of React during rendering. */
  readonly problems: readonly string[]
}

const servers = new Map<string, Promise<ViteDevServer>>()
let last: Promise<unknown> = Promise.resolve()

/** Renders an app in Node, where there is no `window`, with the React of the test's project. `path` is a module, from the root of the workspace, that exports `App` and `load`; `load` receives the request. */
export const renderOnServer: BrowserCommand<[path: string, request?: object]> = (
  { project },
  path,
  request,
) => {
  // Runs one at a time, because all write to the same console.
  const rendering = last.then(() => render(project, path, request))
  last = rendering.catch(() => {})
  return rendering
}

async function render(
  project: TestProject,
  path: string,
  request?: object,
): Promise<ServerRendering> {
  const server = await serverOf(project)
  const problems: string[] = []
  const unpin = pinDate(Date.parse(momentOfRun().now))
  const { error } = console
  console.error = (...parts) => problems.push(parts.join(' '))
  try {
    const { renderApp } = await server.ssrLoadModule(join(import.meta.dirname, 'renderApp.tsx'))
    const app = await server.ssrLoadModule(join(import.meta.dirname, '../..', path))
    return { ...(await renderApp(app, request)), problems }
  } finally {
    console.error = error
    unpin()
  }
}

/** The server that reads the modules for a project. It is started once, and ends with the run. */
function serverOf({ config: { root }, vitest }: TestProject): Promise<ViteDevServer> {
  const known = servers.get(root)
  if (known) return known
  const server = createServer(
    mergeConfig(base, {
      configFile: false,
      root,
      logLevel: 'error',
      appType: 'custom',
      // Changes are watched only in watch mode.
      server: {
        middlewareMode: true,
        hmr: false,
        ws: false,
        ...(!vitest.config.watch && { watch: null }),
      },
      optimizeDeps: { noDiscovery: true },
      // Modules that import React must find the React of this project, not the one they were installed with.
      ssr: { noExternal: [/@tanstack\/react-query/, 'downshift'] },
    }),
  )
  servers.set(root, server)
  vitest.onClose(async () => (await server).close())
  return server
}
