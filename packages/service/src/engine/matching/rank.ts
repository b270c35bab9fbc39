import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { PARTIAL_MATCH_RADIUS } from '@signpost/client/protocol'
import { kindCodes } from '../layout/kinds.ts'
import { nearestSpot } from '../layout/spots.ts'
import type { Doc } from './Reader.ts'
import type { TextScore } from './textScore.ts'
import { thresholds, tiers, weights } from './weights.ts'

/** The properties of a candidate from which its points are made. */
export interface Features extends TextScore {
  kind: number
  /** The fame of the record, 0 to 1. */
  fame: number
  /** Meters from the center. */
  distance: number
  /** True when the candidate was found by its category or brand. */
  isMember: boolean
  /** True for a member that also has the typed word in its name. */
  isNamedMember: boolean
  /** True when the candidate ranks below the best few of its kind, such as the third small town of the same name. */
  isFurther: boolean
  /** The likelihood of the reading of the text that found the candidate, 0 to 1. */
  likelihood: number
  /** True while so few letters have been typed that they are more likely the beginning of a name than a name or a code. */
  isShort: boolean
  /** True for a house number on a street. */
  isAddress: boolean
  /** True when the text has a word for a street: `Rua das Flores`. */
  isTypedAsStreet: boolean
}

/** Points by their causes. */
type Points = Record<
  | 'text'
  | 'wholeName'
  | 'everyWord'
  | 'start'
  | 'namesake'
  | 'member'
  | 'fame'
  | 'distance'
  | 'reading',
  number
>

/** The points of a candidate by their causes, which add up to its score. */
export function pointsOf(candidate: Features): Points {
  const { text, quality, kind, fame, isMember } = candidate
  const isTerm = kind === kindCodes.term
  return {
    text: weights.text * text,
    wholeName: wholeNameOf(candidate),
    everyWord: candidate.hasEveryWord ? weights.everyWord : 0,
    start: isTerm ? startOfTerm(candidate) : startOf(candidate),
    namesake: namesakeOf(candidate),
    member: candidate.isNamedMember ? weights.memberNamed : 0,
    // A category is found by its words, and each is known everywhere. Fame makes up for letters not typed yet, not for wrong ones.
    fame:
      fame *
      (weights.fame +
        (isTerm ? weights.term : weights.prefixFame * (1 - text) ** 2 * quality ** 4) +
        (isMember ? weights.memberFame : 0)),
    distance: -awayOf(candidate),
    reading: -weights.unlikely * (1 - candidate.likelihood),
  }
}

/** The score of a candidate: the sum of its points. */
export function scoreOf(candidate: Features): number {
  // The points are added one by one, because a letter has thousands of candidates and a loop over the causes is slower.
  const points = pointsOf(candidate)
  const forText = points.text + points.wholeName + points.everyWord + points.start
  const forKind = points.namesake + points.member
  return forText + forKind + points.fame + points.distance + points.reading
}

/** The tier of a candidate, which is compared before its score. */
export function tierOf(candidate: Features): number {
  const { kind, isFurther, isWhole } = candidate
  const whole = isWhole ? tiers.whole : 0
  if (isFarAndUnknown(candidate)) return tiers.farAndUnknown + whole
  return whole + (kind === kindCodes.term && isFurther ? tiers.furtherTerm : tiers.expected)
}

/** The rank of a candidate. */
export interface Rank {
  tier: number
  score: number
}

/** Compares two candidates for sorting, best first. */
export function byRank(a: Rank, b: Rank): number {
  return b.tier - a.tier || b.score - a.score
}

/** The points of a name that starts with the text. The less of it has been typed, the less its length says. */
function startOf({ isStart, isBeginning, isMember, text, quality }: Features): number {
  if (!isStart || isMember) return 0
  const untyped = (1 - text) * quality ** 4
  return isBeginning ? weights.begins + weights.beginningOfName * untyped : weights.start * untyped
}

function startOfTerm({ isWholeName }: Features): number {
  return isWholeName ? 0 : -weights.begunTerm
}

/** The points of a whole name. Most people who type the whole name of a well-known record mean it. */
function wholeNameOf({ kind, fame, isWholeName }: Features): number {
  if (!isWholeName) return 0
  return kind === kindCodes.term ? weights.namedTerm : weights.wholeName + weights.wholeFame * fame
}

/** The points of a nearby record with exactly this name, and of a crossing wherever it is. */
function namesakeOf(candidate: Features): number {
  const { kind, text, distance, isWholeName, isMember } = candidate
  if (!isWholeName || isMember) return 0
  if (kind === kindCodes.street) {
    if (distance >= thresholds.walk) return 0
    return candidate.isTypedAsStreet ? weights.namesakeTyped : weights.namesakeStreet
  }
  if (kind === kindCodes.intersection) return weights.namesakeCrossing
  if (kind === kindCodes.place) return distance < thresholds.namesakeWithin ? weights.namesake : 0
  if (kind !== kindCodes.area || distance >= thresholds.likely) return 0
  // Paxtang is a town, and an old name of the larger Harrisburg beside it.
  return text > weights.alias ? weights.exactAreaNearby : weights.namesake
}

/** The points that a record loses by its distance. */
function awayOf(candidate: Features): number {
  const { kind, fame, distance, isWholeName, isMember, isAddress } = candidate
  const away = awayAt(distance, candidate)
  if (isAddress) return away * weights.addressDistance
  const isNamed = kind === kindCodes.place || kind === kindCodes.street
  if (!isNamed || isWholeName || isMember) return away
  // The name of a little-known record is hardly typed from beyond walking distance, and within it the distance says little.
  const unknown = share(fame, thresholds.knownWhileTyped, thresholds.unknownWhileTyped)
  const walked = distance > thresholds.vicinity ? away - awayAt(thresholds.vicinity, candidate) : 0
  const beyond = share(Math.log(distance), Math.log(thresholds.walk), Math.log(thresholds.ride))
  return away + unknown * (weights.begunFar * beyond - weights.begunNear * walked)
}

/** The share of the way from one value to another, 0 to 1. */
function share(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

function awayAt(distance: number, { text, kind, fame, isShort }: Features): number {
  const isKnown = kind === kindCodes.area && fame > thresholds.known
  const named = isKnown && !isShort ? text - thresholds.namedArea : 0
  const discount =
    named > 0 ? (weights.areaDistanceDiscount * fame * named) / (1 - thresholds.namedArea) : 0
  const away = weights.distance * Math.log(1 + distance / weights.near)
  return Math.min(weights.mostDistance * (1 - discount), away)
}

/** True for a candidate that is far away and little known, or lacks a word: it is listed only when there is no other. */
function isFarAndUnknown(candidate: Features): boolean {
  const { kind, fame, text, isWhole } = candidate
  if (!isFar(candidate)) return false
  if (!isWhole) return true
  if (kind !== kindCodes.area) return fame <= thresholds.known || text < thresholds.meant
  const isMeant = text >= thresholds.namedArea && candidate.sureness >= thresholds.sureTown
  return fame <= thresholds.known && (candidate.isFurther || !isMeant)
}

/** True for an unlikely candidate whose name does not match the text either, which is never listed. */
export function isNoise(candidate: Features): boolean {
  const { kind, fame, isWhole, isWholeName, quality, distance } = candidate
  if (!isFarAndUnknown(candidate)) return false
  if (kind === kindCodes.area) {
    const isMisspelt = quality < weights.transliterated
    return !isWhole || (isMisspelt && distance > thresholds.farthestMisspelt)
  }
  if (kind === kindCodes.place) return fame <= thresholds.known && !isWholeName
  // The interface defines the radius in which partial addresses are searched for.
  return distance > PARTIAL_MATCH_RADIUS && !isWholeName
}

/** True for a candidate that is far away and whose location the text does not name. */
export function isFar({ kind, distance, isPlaced }: Features): boolean {
  return kind !== kindCodes.term && distance >= thresholds.far && !isPlaced
}

/**
 * The distance in meters from the center to a doc: to the nearest point of a street, to the estimated edge of an area, 0 to a category or brand. An area
 * whose name is not typed in whole is at its middle, because the user is in many areas that begin with a few letters.
 */
export function distanceTo(doc: Doc, center: Coordinate, isWholeName = true): number {
  if (doc.kind === kindCodes.term) return 0
  if (doc.spots.length > 0) return nearestSpot(doc.spots, center)
  const distance = distanceBetween(center, doc.coordinate)
  const isAround = doc.kind === kindCodes.area && isWholeName
  return isAround ? Math.max(0, distance - areaReach(doc)) : distance
}

/** The estimated radius of an area in meters: some 2 km for a hamlet, 35 km for a city of a million, 500 km for a large country. */
export function areaReach({ prominence }: Doc): number {
  const { smallestArea, largestArea, hamlet } = thresholds
  const size = Math.max(0, (prominence - hamlet) / (1 - hamlet))
  return smallestArea * (largestArea / smallestArea) ** (size ** 2)
}
