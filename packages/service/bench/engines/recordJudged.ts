import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  cityQueries,
  type EngineAnswer,
  type EngineAnswers,
  keyOf,
} from '../../src/engine/testing/judged/EngineAnswers.ts'
import type { Engine } from './Engine.ts'

/** A row of Nominatim's `jsonv2` format. */
interface Row {
  readonly osm_type?: string
  readonly osm_id?: number
  readonly category: string
  readonly type: string
  readonly addresstype: string
  readonly name: string
  readonly lat: string
  readonly lon: string
  readonly address?: { readonly road?: string; readonly house_number?: string }
}

/** Sends the judged queries about the two cities to Nominatim, and writes its answers for `bench judged`. Returns the number of queries. */
export async function recordJudged({ title, url }: Engine, folder: string): Promise<number> {
  const answers: Record<string, readonly EngineAnswer[]> = {}
  for (const query of cityQueries) {
    const { latitude, longitude } = query.center
    const request = new URL(`${url}/search`)
    request.search = String(
      new URLSearchParams({
        q: query.text,
        format: 'jsonv2',
        addressdetails: '1',
        limit: '5',
        viewbox: [longitude - 0.5, latitude - 0.5, longitude + 0.5, latitude + 0.5].join(),
        'accept-language': query.language,
      }),
    )
    const response = await fetch(request)
    if (!response.ok) throw new Error(`Nominatim answers "${query.text}" with ${response.status}.`)
    const rows: readonly Row[] = await response.json()
    answers[keyOf(query)] = rows.map(answerOf)
  }
  const content: EngineAnswers = { engine: title, answers }
  writeFileSync(join(folder, 'judged.json'), JSON.stringify(content))
  return cityQueries.length
}

function answerOf({ osm_type, osm_id, category, type, ...row }: Row): EngineAnswer {
  return {
    ref: osm_type && `${osm_type.charAt(0)}${osm_id}`,
    category,
    type,
    addressType: row.addresstype,
    name: row.name,
    latitude: Number(row.lat),
    longitude: Number(row.lon),
    road: row.address?.road,
    houseNumber: row.address?.house_number,
  }
}
