import { preview } from 'vite'

export interface ServedSite {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves a built site below a path, like any static host: a missing file is a 404. */
export async function serveSite(folder: string, base = '/'): Promise<ServedSite> {
  const server = await preview({
    configFile: false,
    root: folder,
    base,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
