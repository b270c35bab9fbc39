import { open, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { AppEnv } from '@signpost/server'
import type { Context, Handler } from 'hono'
import { stream } from 'hono/streaming'
import { getMimeType } from 'hono/utils/mime'
import { notFound } from './answerError.ts'

/**
 * Serves the files of a folder, and `index.html` for a folder in it. Files outside the folder are never served, whatever the path or a link, and
 * neither are names that start with a dot. Each answer has the given headers.
 */
export function staticFiles(
  folder: string,
  basePath: string,
  headers: Readonly<Record<string, string>> = {},
): Handler<AppEnv> {
  return async (c) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    const path = await find(folder, decodeURIComponent(c.req.path.slice(basePath.length)))
    if (path === null) throw notFound()
    return send(c, path)
  }
}

/** The real path of the requested file; null when the folder has no such file. */
async function find(folder: string, path: string): Promise<string | null> {
  if (path.split(/[/\\]/).some((part) => part.startsWith('.'))) return null
  const root = await realpath(folder)
  const asked = join(root, path.endsWith('/') ? `${path}index.html` : path)
  const found = await realpath(asked).catch(() => null)
  return found?.startsWith(root + sep) ? found : null
}

async function send(c: Context<AppEnv>, path: string): Promise<Response> {
  const stats = await stat(path)
  if (stats.isDirectory()) {
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`${pathname}/${search}`, 308)
  }
  if (!stats.isFile()) throw notFound()
  const etag = `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`
  c.header('ETag', etag)
  c.header('Cache-Control', cacheControl(path))
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
  c.header('Content-Type', getMimeType(path) ?? 'application/octet-stream')
  c.header('Content-Length', String(stats.size))
  if (c.req.raw.method === 'HEAD') return c.body(null)
  const file = await open(path)
  return stream(c, async (out) => {
    for await (const chunk of file.createReadStream()) {
      if (out.aborted) break
      await out.write(chunk)
    }
  })
}

/** Bundlers put a hash of the content into the names of files in `assets`, so these never change. */
function cacheControl(path: string): string {
  const hashed = /[/\\]assets[/\\].*[-.][\w-]{8,}\.\w+$/.test(path)
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache'
}
