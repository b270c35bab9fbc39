import { type Coordinate, distanceBetween, fold } from '@signpost/client/domain'
import type { AreaBorder, AreaRecord, PlaceRecord } from '../../data/record.ts'
import { areaToken } from '../layout/areaToken.ts'
import { kindCodes } from '../layout/kinds.ts'
import { nearestSpot } from '../layout/spots.ts'
import type { Plan } from '../Plan.ts'
import { isMinorWord } from '../text/abbreviations.ts'
import type { Candidate } from './candidates.ts'
import { type QueryWord, significantWords } from './queryWords.ts'
import type { Doc, Reader } from './Reader.ts'
import { areaReach, byRank } from './rank.ts'
import type { Search } from './Search.ts'
import { limits, thresholds } from './weights.ts'

/** An area or a place in the text, in which to search. */
export interface SearchArea {
  center: Coordinate
  /** The match of the words and the name, 0 to 1. */
  text: number
  /** The distances in meters from the center within which records are certainly in the area, and within which they may be. */
  inside: number
  reach: number
  /** The point to search around when the search around `center` finds nothing. */
  middle?: Coordinate
  isStreet: boolean
  isIn(doc: Doc): boolean
}

/** The words to search for in an area, and a test for places that are themselves a result. */
export interface Target {
  words: readonly QueryWord[]
  isResult(place: PlaceRecord): boolean
}

/**
 * The best known districts, cities, streets or landmarks whose names match or begin with the words, near the center or well known. A place that is
 * itself a result is not searched around: `teatro solis` means that theater, not a theater beside it.
 */
export function* findWhere(
  search: Search,
  where: readonly QueryWord[],
  mayBeBegun: boolean,
  { words, isResult }: Target,
): Plan<SearchArea[]> {
  const { reader, docFinder, candidates, center } = search
  const found = [...(yield* docFinder.findByName(where, 'main'))]
  const significant = significantWords(where)
  if (significant.length < where.length) {
    found.push(...(yield* docFinder.findByName(significant, 'main')))
  }
  const docs = yield* reader.docs([...new Set(found)])
  const rated = docs
    .flatMap((doc) => {
      if (!doc || !isSomewhere(doc)) return []
      const named = candidates.rate(doc, where) ?? candidates.rate(doc, significant)
      if (!named) return []
      // `parks in colonial park` are in the town of that name, although it has the word for the kind itself.
      const isTown = isArea(named) && named.isWholeName
      return !isTown && candidates.rate(doc, words)?.isWhole ? [] : named
    })
    .filter(({ doc, distance, text, quality, isWhole }) => {
      if (text < thresholds.where * quality) {
        const isBegun = isWhole && text >= thresholds.whereBegun * quality && startsLike(doc, where)
        return mayBeBegun && isBegun && distance < begunAround(doc, where)
      }
      if (doc.kind === kindCodes.area)
        return distance < thresholds.areaAround || doc.prominence > thresholds.known
      return distance < thresholds.streetAround
    })
    .sort((a, b) => Number(isArea(b)) - Number(isArea(a)) || byRank(a, b))
  const best = rated.slice(0, limits.places)
  const records = yield* reader.records(best.map(({ doc }) => doc.id))
  const bordered = new Set(
    records.flatMap((record) =>
      record?.kind === 'area' && record.border ? fold(record.name) : [],
    ),
  )
  return best.flatMap((found, index) => {
    const record = records[index]
    // A state and its capital have one name, with or without its accents. A mapped border is more exact than an estimate.
    if (record?.kind === 'area' && !record.border && bordered.has(fold(record.name))) return []
    if (record?.kind === 'area') return inArea(found, record, search)
    if (record?.kind === 'place') return isResult(record) ? [] : atLandmark(found)
    return record?.kind === 'street' ? onStreet(found.doc, found.text, center) : []
  })
}

function inArea(
  { doc, text, distance }: Candidate,
  area: AreaRecord,
  { center, reader }: Search,
): SearchArea {
  if (area.border) return inBorder(area, area.border, text, center, reader)
  if (area.area === 'district' || area.area === 'postal') {
    const { districtInside: inside, districtReach: reach } = thresholds
    return { center: area.coordinate, text, inside, reach, isStreet: false, isIn: () => true }
  }
  // A user in the city searches around their position.
  const middle = distance === 0 ? center : area.coordinate
  const reach = areaReach(doc)
  return { center: middle, text, inside: reach, reach, isStreet: false, isIn: () => true }
}

/** An area with a mapped border. A user in it or near it searches around their position, and finds what is inside. */
function inBorder(
  { coordinate: middle }: AreaRecord,
  border: AreaBorder,
  text: number,
  user: Coordinate,
  reader: Reader,
): SearchArea {
  const token = areaToken(border.ref)
  const away = distanceBetween(user, middle)
  const isNear = away <= 2 * border.reach
  const reach = border.reach + (isNear ? away : 0)
  return {
    center: isNear ? user : middle,
    text,
    inside: reach,
    reach,
    middle,
    isStreet: false,
    isIn: (doc) => reader.wordsOfAddress(doc).some((list) => list.includes(token)),
  }
}

function atLandmark({ doc, text }: Candidate): SearchArea {
  const { landmarkInside: inside, landmarkReach: reach } = thresholds
  return { center: doc.coordinate, text, inside, reach, isStreet: false, isIn: () => true }
}

/** The distance in meters within which an unfinished name may mean a doc. */
function begunAround({ kind }: Doc, words: readonly QueryWord[]): number {
  if (kind === kindCodes.area) return thresholds.begunAround
  const isShort = words.some(
    ({ prefixes, text }) => prefixes.size > 0 && text.length < limits.shortestBegunStreet,
  )
  return isShort ? 0 : thresholds.begunStreetAround
}

/** True for a doc with a name that starts with the first significant word, which may be unfinished. The type of a road need not be typed. */
function startsLike({ names, aliases }: Doc, words: readonly QueryWord[]): boolean {
  const [first] = significantWords(words)
  if (!first) return false
  return [...names, ...aliases].some((name) => {
    const start = name.find((token) => !isMinorWord(token)) ?? ''
    if (first.meanings.has(start)) return true
    return [...first.prefixes.keys()].some((prefix) => start.startsWith(prefix))
  })
}

function isSomewhere({ kind, prominence }: Doc): boolean {
  if (kind === kindCodes.place) return prominence >= thresholds.landmark
  return kind === kindCodes.area || kind === kindCodes.street
}

function isArea({ doc }: Candidate): boolean {
  return doc.kind === kindCodes.area
}

function onStreet(doc: Doc, text: number, center: Coordinate): SearchArea {
  const spots = doc.spots
  const nearest = spots.reduce<Coordinate | null>((best, [longitude, latitude]) => {
    const spot = { longitude, latitude }
    return best === null || distance(spot) < distance(best) ? spot : best
  }, null)
  return {
    center: nearest ?? doc.coordinate,
    text,
    inside: thresholds.streetAround,
    reach: thresholds.streetAround,
    isStreet: true,
    isIn: ({ coordinate }) =>
      (spots.length > 0 ? nearestSpot(spots, coordinate) : 0) <= thresholds.streetReach,
  }

  function distance({ latitude, longitude }: Coordinate): number {
    return nearestSpot([[longitude, latitude]], center)
  }
}
