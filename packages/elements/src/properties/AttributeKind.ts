import type { Coordinate } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'

/** The conversion between the text of an attribute and the value of a property. */
export interface AttributeKind {
  /** Returns the value; undefined for a missing or invalid text. */
  readonly read: (text: string | null) => unknown
  /** Returns the text of the attribute, null for none, for properties that are reflected like those of form controls. */
  readonly write?: (value: unknown) => string | null
}

const text: AttributeKind = { read: (value) => value ?? undefined }

export const number: AttributeKind = {
  read: (value) => {
    const read = value === null || value.trim() === '' ? Number.NaN : Number(value)
    return Number.isFinite(read) ? read : undefined
  },
}

/** True when the attribute is present, unless its value is `false`, which some frameworks write. */
export const flag: AttributeKind = {
  read: (value) => (value === null ? undefined : value !== 'false'),
}

/** A list of tokens, separated by spaces or commas. */
export const tokenList: AttributeKind = {
  read: (value) => value?.split(/[\s,]+/).filter((word) => word !== ''),
}

/** A frequency of requests: `auto`, `eager`, `thrifty`, or the milliseconds of a pause. */
export const frequency: AttributeKind = {
  read: (value) => {
    const debounce = number.read(value)
    return debounce === undefined ? oneOf('auto', 'eager', 'thrifty').read(value) : { debounce }
  },
}

/** The vehicle of a travel time; an empty text stands for the default of the service. `travelTimeOf` ignores an unknown vehicle, because the list of vehicles is loaded later. */
export const vehicle: AttributeKind = {
  read: (value) => (value === null ? undefined : { vehicle: value || undefined }),
}

/** A point as `latitude,longitude`. */
export const point: AttributeKind = {
  read: (value) => (value === null ? undefined : readPoint(value)),
}

/** One of a few texts. Any other text is ignored. */
export function oneOf(...texts: readonly string[]): AttributeKind {
  return { read: (value) => texts.find((one) => one === value) }
}

/** A text that is reflected to the attribute. */
export const reflectedText: AttributeKind = {
  read: text.read,
  write: (value) => (value === undefined || value === null ? null : String(value)),
}

/** True when the attribute is present, whatever its value, like the native `disabled`. */
export const reflectedFlag: AttributeKind = {
  read: (value) => value !== null,
  write: (value) => (value ? '' : null),
}

function readPoint(value: string): Coordinate | undefined {
  const [latitude, longitude, ...more] = value.split(',').map(number.read)
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || more.length > 0) return
  const coordinate = { latitude, longitude }
  return isCoordinate(coordinate) ? coordinate : undefined
}

/** The kinds by name. */
const kinds: Readonly<Record<KindName, AttributeKind>> = {
  text,
  number,
  flag,
  list: tokenList,
  frequency,
  vehicle,
  point,
  'reflected text': reflectedText,
  'reflected flag': reflectedFlag,
}

type KindName =
  | 'text'
  | 'number'
  | 'flag'
  | 'list'
  | 'frequency'
  | 'vehicle'
  | 'point'
  | 'reflected text'
  | 'reflected flag'

/** The kind of a property in a table: a name, the texts of a choice, or null for a property without an attribute, because no text can express its value. */
export type Kind = KindName | readonly string[] | null

/** The properties of an element, each with the kind of its attribute. */
export type PropertyTable = Readonly<Record<string, Kind>>

/** The conversion of a kind; undefined for a property without an attribute. */
export function attributeKind(kind: Kind | undefined): AttributeKind | undefined {
  if (typeof kind === 'string') return kinds[kind]
  return kind ? oneOf(...kind) : undefined
}
