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
  const { text, quality, kind, fame, isWholeName, isMember } = candidate
  const isTerm = kind === kindCodes.term
  const isArea = kind === kindCodes.area
  const isNamesake = isWholeName && !isMember && candidate.distance < namesakeWithin(kind)
  // Paxtang is a town, and an old name of the larger Harrisburg beside it.
  const isOwnName = isArea && text > weights.alias
  return {
    text: weights.text * text,
    wholeName: isWholeName ? (isTerm ? weights.namedTerm : weights.wholeName) : 0,
    everyWord: candidate.hasEveryWord ? weights.everyWord : 0,
    start: candidate.isStart && !isTerm ? startOf(candidate) * (1 - text) * quality ** 4 : 0,
    namesake: isNamesake ? (isOwnName ? weights.exactAreaNearby : weights.namesake) : 0,
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

function startOf({ isBeginning }: Features): number {
  return isBeginning ? weights.beginningOfName : weights.start
}

/** The distance in meters within which a district or a place with exactly this name ranks above places that are named after it. */
function namesakeWithin(kind: number): number {
  if (kind === kindCodes.area) return thresholds.likely
  return kind === kindCodes.place ? thresholds.namesakeWithin : 0
}

function awayOf({ text, kind, fame, distance, isShort }: Features): number {
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
