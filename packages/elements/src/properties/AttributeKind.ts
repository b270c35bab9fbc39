import type { Coordinate } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'

/** The conversion between the text of an attribute and the value of a property. */
export interface AttributeKind {
  /** Returns the value; undefined for a missing or invalid text. */
  readonly read: (text: string | null) => unknown
  /** Returns the text of the attribute, null for none, for properties that are reflected like those of form controls. */
  readonly write?: (value: unknown) => string | null
}

type KindName =
  | 'text'
  | 'number'
  /** True when the attribute is present, unless its value is `false`, which some frameworks write. */
  | 'flag'
  /** A list of tokens, separated by spaces or commas. */
  | 'list'
  /** A frequency of requests: `auto`, `eager`, `thrifty`, or the milliseconds of a pause. */
  | 'frequency'
  /** The vehicle of a travel time; an empty text stands for the default of the service. `travelTimeOf` ignores an unknown vehicle, because the list of vehicles is loaded later. */
  | 'vehicle'
  /** A point as `latitude,longitude`. */
  | 'point'
  | 'reflected text'
  /** True when the attribute is present, whatever its value, like the native `disabled`. */
  | 'reflected flag'

/** The kind of a property in a table: a name, the texts of a choice, or null for a property without an attribute, because no text can express its value. */
export type Kind = KindName | readonly string[] | null

/** The properties of an element, each with the kind of its attribute. */
export type PropertyTable = Readonly<Record<string, Kind>>

const kinds: Readonly<Record<KindName, AttributeKind>> = {
  text: { read: readText },
  number: { read: readNumber },
  flag: { read: (value) => (value === null ? undefined : value !== 'false') },
  list: { read: (value) => value?.split(/[\s,]+/).filter((word) => word !== '') },
  frequency: {
    read: (value) => {
      const debounce = readNumber(value)
      return debounce === undefined
        ? choice(['auto', 'eager', 'thrifty']).read(value)
        : { debounce }
    },
  },
  vehicle: { read: (value) => (value === null ? undefined : { vehicle: value || undefined }) },
  point: { read: (value) => (value === null ? undefined : readPoint(value)) },
  'reflected text': {
    read: readText,
    write: (value) => (value === undefined || value === null ? null : String(value)),
  },
  'reflected flag': { read: (value) => value !== null, write: (value) => (value ? '' : null) },
}

/** The conversion of a kind; undefined for a property without an attribute. */
export function attributeKind(kind: Kind | undefined): AttributeKind | undefined {
  if (typeof kind === 'string') return kinds[kind]
  return kind ? choice(kind) : undefined
}

/** One of a few texts. Any other text is ignored. */
function choice(texts: readonly string[]): AttributeKind {
  return { read: (value) => texts.find((one) => one === value) }
}

function readText(value: string | null): string | undefined {
  return value ?? undefined
}

function readNumber(value: string | null): number | undefined {
  const read = value === null || value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(read) ? read : undefined
}

function readPoint(value: string): Coordinate | undefined {
  const [latitude, longitude, ...more] = value.split(',').map(readNumber)
  if (latitude === undefined || longitude === undefined || more.length > 0) return
  const coordinate = { latitude, longitude }
  return isCoordinate(coordinate) ? coordinate : undefined
}
