import { join } from 'node:path'
import { createServer, mergeConfig } from 'vite'
import type { BrowserCommand } from 'vitest/node'
import base from '../../vite.config.ts'

/** What a server sends for an app. */
interface ServerRendering {
  readonly html: string
  readonly props: object
  /** What React wrote to the console meanwhile. */
  readonly problems: readonly string[]
}

/**
 * Renders an app in Node, where there is no `window`, with the React of the test's project. `path` names a module from the root of the
 * workspace that exports `App` and `load`.
 */
export const renderOnServer: BrowserCommand<[path: string]> = async (
  { project },
  path,
): Promise<ServerRendering> => {
  const server = await createServer(
    mergeConfig(base, {
      configFile: false,
      root: project.config.root,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true },
      // What imports React must find the one of this project, and not the one it was installed with.
      ssr: { noExternal: [/@tanstack\/react-query/, 'downshift'] },
    }),
  )
  const problems: string[] = []
  const { error } = console
  console.error = (...parts) => problems.push(parts.join(' '))
  try {
    const { renderApp } = await server.ssrLoadModule(join(import.meta.dirname, 'renderApp.tsx'))
    const app = await server.ssrLoadModule(join(import.meta.dirname, '../..', path))
    return { ...(await renderApp(app)), problems }
  } finally {
    console.error = error
    await server.close()
  }
}
