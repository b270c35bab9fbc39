import type { BorderEntry } from '@signpost/service/internal'
import { ringCenter } from '../lines.ts'
import type { Borders } from './createBorders.ts'

/** The borders that determine the town of a point, or at least its country. */
export function* borderEntries({ all, isMunicipal }: Borders): Generator<BorderEntry> {
  for (const border of all) {
    const { level, town, country, polygons } = border
    if (!town && level === 0) continue
    yield {
      kind: 'border',
      countryCode: country,
      ...(town && { town: town.ref }),
      rank: isMunicipal(border) ? 0 : town ? 1 : 2,
      size: polygons.reduce((sum, [shell = []]) => sum + ringCenter(shell).size, 0),
      rings: polygons.flat(),
    }
  }
}
