import { iso1A3Code } from '@rapideditor/country-coder'
import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { readPresets } from '../../../build/src/categories/readPresets.ts'
import { topCategories } from '../../../build/src/categories/topCategories.ts'
import { languagesOf } from '../../../build/src/world/languagesOf.ts'
import { createRandom, pick, pointAround, type Random } from '../../src/engine/testing/random.ts'
import { beginningOf, misspell } from '../../src/engine/testing/typing.ts'
import { isAddress, isCorner, isHere, isObject, isOneOf, isStreet } from './identity.ts'
import type { NeutralQuery } from './NeutralQuery.ts'
import type { Bordered, Extract, Mapped, Named, Street } from './readExtract.ts'

/** The keys of the objects that people search for by their name. */
const PLACES = 'amenity shop tourism leisure office craft healthcare historic'.split(' ')
/** The keys of all objects that have a name on a map. */
const EVERYTHING = [
  ...PLACES,
  ...'place natural waterway railway aerialway public_transport aeroway mountain_pass landuse'.split(
    ' ',
  ),
  ...'building man_made club emergency bridge power sport military ford geological'.split(' '),
]
/** The kinds of which most objects are drawn by their exact name, from each key and value. */
const OF_EACH_TAG = 6
/** The greatest distance in kilometers of the user from the street, crossing or address. */
const NEARBY = 1
/** The distance in kilometers from the user within which places of a kind are expected. */
const KIND_WITHIN = 3
/** The greatest distance in kilometers between two neighboring towns. */
const NEIGHBORS = 10
/** The lowest number of branches of a chain. */
const CHAIN = 3
/** The countries in which the number of a house comes before its street. */
const NUMBER_FIRST = new Set(['USA', 'CAN', 'GBR', 'IRL', 'AUS', 'NZL', 'FRA', 'MCO', 'LUX'])

interface Draw {
  /** The greatest number of texts of a class. */
  count: number
  seed: number
}

/** Creates texts from the tags of an extract, the same for the same seed. Each class is drawn independently. */
export async function neutralQueries(
  extract: Extract,
  { count, seed }: Draw,
): Promise<NeutralQuery[]> {
  const objects = extract.objects.filter(({ tags }) => !isElsewhere(tags))
  const named = objects.flatMap(withName)
  const places = named.filter(({ tags }) => PLACES.some((key) => tags[key]))
  const streets = extract.streets
  const homes = objects.filter(({ tags }) => tags['addr:housenumber'] && tags['addr:street'])
  const kinds = await kindsOf(objects)
  const chains = chainsOf(places)
  const areas = extract.areas.filter(({ tags }) => !isElsewhere(tags))

  const unfinished = (where: string, around: Around): Class[] => [
    ...[3, 5, 8].map((letters) =>
      each(`${letters} letters, ${where}`, [...places, ...streets], (object, random) => {
        const text = [...object.name].slice(0, letters).join('').trim()
        return text.length < letters || text === object.name
          ? null
          : of(object, text, around(object.at, random))
      }),
    ),
    each(`half words, ${where}`, places, (object, random) => {
      const text = halfWords(object.name)
      return text === null ? null : of(object, text, around(object.at, random))
    }),
  ]
  const classes: Class[] = [
    each('name, at the spot', places, (object, random) =>
      of(object, object.name, atSpot(object.at, random)),
    ),
    each('name, from 1 to 3 km', places, (object, random) =>
      of(object, object.name, fromAfar(object.at, random)),
    ),
    each('street', streets, (street, random) =>
      of(street, street.name, pointAround(street.at, NEARBY, random)),
    ),
    each('address', homes, ({ tags, at }, random) => {
      const [street = '', number = ''] = [tags['addr:street'], tags['addr:housenumber']]
      if (/[,;]/.test(number)) return null
      const isFirst = NUMBER_FIRST.has(countryOf(at))
      return {
        text: isFirst ? `${number} ${street}` : `${street} ${number}`,
        center: pointAround(at, NEARBY, random),
        isMeant: isAddress(street, number, at),
      }
    }),
    each('crossing', extract.corners, (corner, random) => ({
      text: corner.streets.join(' & '),
      center: pointAround(corner.at, NEARBY, random),
      isMeant: isCorner(corner),
    })),
    ...unfinished('at the spot', atSpot),
    ...unfinished('from 1 to 3 km', fromAfar),
    each('slip', places, (object, random) => {
      const text = misspell(object.name, { edits: 1, shortest: 5 }, random)
      return text === null ? null : of(object, text, pointAround(object.at, NEARBY, random))
    }),
    each('joined', places, (object, random) => {
      const words = object.name.split(' ')
      if (words.length < 2 || words.length > 3) return null
      return of(object, words.join(''), pointAround(object.at, NEARBY, random))
    }),
    each('kind', kinds, ({ name, objects: all }, random) => {
      const one = pick(all.filter(hasName), random)
      if (!one) return null
      const center = pointAround(one.at, NEARBY, random)
      const near = all.filter(({ at }) => distanceBetween(at, center) <= KIND_WITHIN * 1000)
      return { text: name, center, purpose: 'search', isMeant: isOneOf(near) }
    }),
    each('kind in a place', pairsOf(kinds, areas), inPlace),
    each('chain in a place', pairsOf(chains, areas), inPlace),
    each(
      'every named object',
      ofEachTag(named),
      (object) => ({
        text: object.name,
        center: object.at,
        isMeant: isHere(object),
      }),
      Number.POSITIVE_INFINITY,
    ),
  ]
  return classes.flatMap((make) => make({ count, seed }))
}

type Around = (at: Coordinate, random: Random) => Coordinate
type Question = Pick<NeutralQuery, 'text' | 'center' | 'isMeant'> & Partial<NeutralQuery>
type Class = (draw: Draw) => NeutralQuery[]

/** A class of texts, from items that are drawn without replacement. Items that give no text are skipped. */
function each<Item>(
  kind: string,
  items: readonly Item[],
  ask: (item: Item, random: Random) => Question | null,
  most?: number,
): Class {
  return ({ count, seed }) => {
    const random = createRandom(seed + hashOf(kind))
    const left = [...items]
    const queries = new Map<string, NeutralQuery>()
    while (left.length > 0 && queries.size < (most ?? count)) {
      const place = Math.floor(random() * left.length)
      const item = left[place]
      left[place] = left.at(-1) as Item
      left.pop()
      const question = item === undefined ? null : ask(item, random)
      if (!question || queries.has(question.text)) continue
      const [language = 'en'] = languagesOf(countryOf(question.center))
      queries.set(most === undefined ? question.text : String(left.length), {
        kind,
        language,
        purpose: 'suggest',
        ...question,
      })
    }
    return [...queries.values()]
  }
}

function of(object: Named | Street, text: string, center: Coordinate): Question {
  return { text, center, isMeant: 'ways' in object ? isStreet(object) : isObject(object) }
}

/** A user within 60 m of the object. */
function atSpot(at: Coordinate, random: Random): Coordinate {
  return pointAround(at, 0.06, random)
}

/** A user between 1 and 3 km from the object. */
function fromAfar(at: Coordinate, random: Random): Coordinate {
  for (;;) {
    const center = pointAround(at, 3, random)
    if (distanceBetween(center, at) >= 1000) return center
  }
}

/** A name of two words or more in which each word is cut in half; null when no two words are long enough for it. */
function halfWords(name: string): string | null {
  const words = name.split(/\s+/)
  const isLong = (word: string) => /^[\p{L}'’]{5,}$/u.test(word)
  if (words.filter(isLong).length < 2 || words.length > 5) return null
  return words.map((word) => (isLong(word) ? beginningOf(word, 0.5) : word)).join(' ')
}

function withName(object: Mapped): Named[] {
  const name = object.tags.name?.trim() ?? ''
  return /\p{L}{2}/u.test(name) ? [{ ...object, name }] : []
}

function hasName({ tags }: Mapped): boolean {
  return tags.name !== undefined
}

function isElsewhere(tags: Mapped['tags']): boolean {
  return tags.disused === 'yes' || tags.abandoned === 'yes' || tags.proposed !== undefined
}

/** A kind of place or a chain, with its objects. */
interface Kind {
  name: string
  objects: [Mapped, ...Mapped[]]
}

/** The kinds of places that a single tag identifies, with their name in the language of the place. */
async function kindsOf(objects: readonly Mapped[]): Promise<Kind[]> {
  const [first] = objects
  const [language = 'en'] = first ? languagesOf(countryOf(first.at)) : []
  const ids = topCategories.flatMap(({ presets }) => presets.split(/\s+/).filter(Boolean))
  const presets = await readPresets(ids, [language])
  return presets.flatMap(({ id, tags, allNames }): Kind[] => {
    const [[key, value] = ['', ''], ...others] = Object.entries(tags)
    const name = allNames.find((own) => own.language === language)?.text
    if (!name || others.length > 0 || value === '*' || id !== `${key}/${value}`) return []
    const [one, ...more] = objects.filter((object) => object.tags[key] === value)
    return one ? [{ name, objects: [one, ...more] }] : []
  })
}

function chainsOf(places: readonly Named[]): Kind[] {
  const branches = Map.groupBy(places, ({ tags, name }) => tags.brand ?? name)
  return [...branches].flatMap(([name, [one, ...more]]): Kind[] =>
    one && more.length + 1 >= CHAIN && one.tags.shop ? [{ name, objects: [one, ...more] }] : [],
  )
}

interface Pair {
  kind: Kind
  area: Bordered
  inside: Mapped[]
  /** A neighboring area, which contains the user. */
  from: Bordered
}

/** Each kind with each area that has places of it, and with a neighbor of that area. */
function pairsOf(kinds: readonly Kind[], areas: readonly Bordered[]): Pair[] {
  return areas.flatMap((area) => {
    const from = areas.filter(
      (other) =>
        other.name !== area.name &&
        other.tags.admin_level === area.tags.admin_level &&
        !area.contains(other.at) &&
        distanceBetween(other.at, area.at) <= NEIGHBORS * 1000,
    )
    return kinds.flatMap((kind) => {
      const inside = kind.objects.filter(({ at }) => area.contains(at))
      // A kind whose objects have no names, such as trees, is not searched for.
      return !inside.some(hasName)
        ? []
        : from.slice(0, 2).map((near) => ({ kind, area, inside, from: near }))
    })
  })
}

function inPlace({ kind, area, inside, from }: Pair): Question {
  return { text: `${kind.name} ${area.name}`, center: from.at, isMeant: isOneOf(inside) }
}

/** A few objects of each key and value. */
function ofEachTag(named: readonly Named[]): Named[] {
  const groups = new Map<string, Named[]>()
  for (const object of named) {
    const key = EVERYTHING.find((one) => object.tags[one] && object.tags[one] !== 'no')
    if (!key || object.tags.boundary) continue
    const tag = `${key}=${object.tags[key]}`
    groups.set(tag, [...(groups.get(tag) ?? []), object])
  }
  return [...groups.values()].flatMap((group) => {
    const random = createRandom(group.length)
    const left = [...group]
    return Array.from({ length: Math.min(OF_EACH_TAG, group.length) }, () => {
      return left.splice(Math.floor(random() * left.length), 1)
    }).flat()
  })
}

const codes = new Map<string, string>()

function countryOf({ latitude, longitude }: Coordinate): string {
  const key = `${latitude.toFixed(3)} ${longitude.toFixed(3)}`
  const code = codes.get(key) ?? iso1A3Code([longitude, latitude]) ?? ''
  codes.set(key, code)
  return code
}

function hashOf(text: string): number {
  let hash = 0
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return hash
}
