import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { Context, Handler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { AppEnv } from './AppEnv.ts'
import { ServiceError } from './ServiceError.ts'

interface StaticFile {
  path: string
  size: number
  etag: string
}

/**
 * Serves the files of a folder as they are, and `index.html` for a folder in it. Whatever a path says and wherever a link points, nothing
 * outside the folder and nothing whose name starts with a dot is served.
 */
export function staticFiles(folder: string, basePath: string): Handler<AppEnv> {
  return async (c) => {
    c.set('route', 'static')
    const path = decodeURIComponent(c.req.path.slice(basePath.length))
    const file = await findFile(folder, path)
    if (file === null) throw new ServiceError(404, 'not_found', 'There is nothing at this address.')
    if (file === 'folder') return c.redirect(`${new URL(c.req.url).pathname}/`, 308)
    return send(c, file)
  }
}

async function findFile(folder: string, path: string): Promise<StaticFile | 'folder' | null> {
  if (path.split(/[/\\]/).some((part) => part.startsWith('.'))) return null
  const root = await realpath(folder)
  const asked = join(root, path.endsWith('/') ? `${path}index.html` : path)
  const found = await realpath(asked).catch(() => null)
  if (found === null || !found.startsWith(root + sep)) return null
  const stats = await stat(found)
  if (stats.isDirectory()) return 'folder'
  if (!stats.isFile()) return null
  const etag = `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`
  return { path: found, size: stats.size, etag }
}

function send(c: Context<AppEnv>, { path, size, etag }: StaticFile): Response {
  c.header('ETag', etag)
  c.header('Cache-Control', cacheControl(path))
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
  c.header('Content-Type', getMimeType(path) ?? 'application/octet-stream')
  c.header('Content-Length', String(size))
  if (c.req.raw.method === 'HEAD') return c.body(null)
  const stream = createReadStream(path)
  return c.body(Readable.toWeb(stream) as ReadableStream)
}

/** Bundlers put a hash of the content into the names of what they write to `assets`: that never changes. */
function cacheControl(path: string): string {
  const hashed = /[/\\]assets[/\\].*[-.][\w-]{8,}\.\w+$/.test(path)
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache'
}
