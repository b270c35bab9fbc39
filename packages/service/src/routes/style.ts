import type { AppEnv } from '@signpost/adapters/server'
import type { Handler } from 'hono'
import { createStyle, type Scheme } from '../engine/tiles/style/createStyle.ts'
import { FixedAnswers } from '../http/FixedAnswers.ts'
import { type OwnAddressOptions, ownAddress } from '../http/ownAddress.ts'
import { TILE_PATH } from './tile.ts'

/** A style for the base map, with the address of the tiles as this client reaches them. */
export function style(scheme: Scheme, options: OwnAddressOptions): Handler<AppEnv> {
  const answers = new FixedAnswers()
  return (c) => {
    c.header('Cache-Control', 'no-cache')
    const tiles = ownAddress(c, options) + TILE_PATH
    return answers.send(c, tiles, () => createStyle(scheme, tiles))
  }
}
