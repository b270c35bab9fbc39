import { readPoints } from '../layout/lines.ts'
import { readNames } from '../layout/names.ts'
import type { Doc } from './Reader.ts'

/** The columns of a doc's row that stores have in common. */
export const docColumns =
  'id, kind, latitude, longitude, prominence, names, context, locality, street, spots'

/** A doc from its row. */
export function toDoc(row: Readonly<Record<string, unknown>>): Doc {
  const { spots, street } = row
  return {
    id: Number(row.id),
    kind: Number(row.kind),
    coordinate: { latitude: Number(row.latitude), longitude: Number(row.longitude) },
    prominence: Number(row.prominence),
    ...readNames(String(row.names)),
    context: String(row.context).split(' '),
    locality: Number(row.locality),
    street: street === null ? null : Number(street),
    spots: spots instanceof Uint8Array ? readPoints(spots) : [],
  }
}
