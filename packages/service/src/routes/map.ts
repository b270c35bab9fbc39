import { type AppEnv, sendCompressed, withDeadline } from '@signpost/server'
import type { Handler } from 'hono'
import { createStyle, type Scheme } from '../engine/tiles/style/createStyle.ts'
import { DEEPEST_TILE } from '../engine/tiles/TileSource.ts'
import { notFound } from '../http/answerError.ts'
import { FixedAnswers } from '../http/FixedAnswers.ts'
import { type ServiceUrlOptions, serviceUrl } from '../http/serviceUrl.ts'
import type { Services } from './Services.ts'

/** A style for the base map, with the URL of the tiles for this client. */
export function style(scheme: Scheme, options: ServiceUrlOptions): Handler<AppEnv> {
  const answers = new FixedAnswers()
  return (c) => {
    c.header('Cache-Control', 'no-cache')
    const tiles = serviceUrl(c, options) + TILE_PATH
    // A region, as in `pt-BR`, has no names of its own.
    const language = /^[a-z]{2,3}(?=-|$)/.exec(c.req.query('language') ?? '')?.[0]
    return answers.send(c, `${tiles} ${language}`, () => createStyle(scheme, tiles, language))
  }
}

/** The path of a tile, in styles and in the app. */
export const TILE_PATH = '/tiles/{z}/{x}/{y}.mvt'

const VECTOR_TILE = 'application/vnd.mapbox-vector-tile'

const DEADLINE = 10_000

/** One tile of the base map. A tile changes only with the data, so its tag does not depend on its content. */
export function tile(services: Services): Handler<AppEnv> {
  return async (c) => {
    const { tiles } = services
    c.set('route', TILE_PATH)
    const [z, x, y] = [c.req.param('z'), c.req.param('x'), c.req.param('y')?.slice(0, -4)].map(
      readPart,
    )
    if (z === undefined || x === undefined || y === undefined) throw notFound()
    if (z > DEEPEST_TILE || x >= 2 ** z || y >= 2 ** z) throw notFound()
    const version = await withDeadline(c.req.raw.signal, DEADLINE, (signal) =>
      tiles.version(signal),
    )
    const etag = `"${version}-${z}-${x}-${y}"`
    c.header('Cache-Control', 'public, max-age=86400')
    // The tag is weak, because the same tile is sent compressed and uncompressed.
    c.header('ETag', `W/${etag}`)
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
    const bytes = await withDeadline(c.req.raw.signal, DEADLINE, (signal) =>
      tiles.tile(z, x, y, signal),
    )
    if (bytes === null) return c.body(null, 204)
    return sendCompressed(c, bytes, VECTOR_TILE)
  }
}

function readPart(text: string | undefined): number | undefined {
  return text !== undefined && /^(?:0|[1-9]\d{0,5})$/.test(text) ? Number(text) : undefined
}
