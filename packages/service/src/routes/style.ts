import type { Handler } from 'hono'
import { createStyle, type Scheme } from '../engine/tiles/style/createStyle.ts'
import type { AppEnv } from '../http/AppEnv.ts'
import { type OwnAddressOptions, ownAddress } from '../http/ownAddress.ts'
import { sendPacked } from '../http/sendPacked.ts'
import { TILE_PATH } from './tile.ts'

/** A style for the base map, with the address of the tiles as this client reaches them. */
export function style(scheme: Scheme, options: OwnAddressOptions): Handler<AppEnv> {
  return (c) => {
    c.header('Cache-Control', 'no-cache')
    const style = createStyle(scheme, ownAddress(c, options) + TILE_PATH)
    return sendPacked(c, JSON.stringify(style), 'application/json')
  }
}
