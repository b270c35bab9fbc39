import { distanceBetween, fold } from '@signpost/client/domain'
import { streetNameKey } from '../../../../../build/src/places/streetName.ts'
import type { AddressRecord } from '../../../data/record.ts'
import type { PlaceStore } from '../../PlaceStore.ts'
import { createRandom, type Random } from '../random.ts'
import type { NamedPlace, Samples } from '../samplesOf.ts'
import { misspell } from '../typing.ts'
import { firstDigit, fullAddress, geocode, streetBegun } from './addressQuestions.ts'
import { isAnswered, type TypedQuestion } from './TypedQuestion.ts'

/** A kind of typed text, and the required share of found records. */
export interface RelevanceLine {
  name: string
  /** The required share. */
  target: number
  /** The maximum number of texts. */
  measure(store: PlaceStore, samples: Samples, most: number): Promise<Relevance>
}

export interface Relevance {
  asked: number
  /** The texts whose record was not found. */
  missed: string[]
}

/** The measurements with samples of a store's own records. */
export const relevanceLines: readonly RelevanceLine[] = [
  typed('a full address: first, within 30 m', 0.99, ({ addresses }) => addresses.map(fullAddress)),
  typed('a full address as a geocode: first, within 30 m', 0.99, ({ addresses }) =>
    addresses.map(geocode),
  ),
  typed('60 % of the letters of a street: the street in ten', 0.97, ({ addresses }) =>
    addresses.map(streetBegun),
  ),
  typed(
    'a street and the first digit of a number: an address on it in ten',
    0.97,
    ({ addresses }) => addresses.map(firstDigit),
  ),
  typed('the name of a place within 1 km: in three', 0.97, ({ places }) =>
    places.map((place) => placeQuestion(place, place.name, 3)),
  ),
  typed('a name with one typo: in ten', 0.97, ({ places }, random) =>
    misspelt(places, { edits: 1, shortest: 4 }, random),
  ),
  typed(
    'a name with two typos in a word of eight letters or more: in ten',
    0.85,
    ({ places }, random) => misspelt(places, { edits: 2, shortest: 8 }, random),
  ),
  {
    name: 'the point of an address: its street and a number there',
    target: 0.99,
    measure: (store, { addresses }, most) => reverse(store, addresses.slice(0, most)),
  },
]

const SEED = 2

function typed(
  name: string,
  target: number,
  questionsOf: (samples: Samples, random: Random) => TypedQuestion[],
): RelevanceLine {
  return {
    name,
    target,
    async measure(store, samples, most) {
      const random = createRandom(SEED)
      const questions = questionsOf(samples, random).slice(0, most)
      const missed: string[] = []
      for (const question of questions) {
        if (!(await isAnswered(store, question, random))) missed.push(question.text)
      }
      return { asked: questions.length, missed }
    },
  }
}

/** The greatest distance in kilometers from the user to a place. */
const NEARBY = 1

function placeQuestion(
  { name, coordinate }: NamedPlace,
  text: string,
  within: number,
): TypedQuestion {
  return {
    text,
    at: coordinate,
    kilometers: NEARBY,
    within,
    isMeant: (record) => 'name' in record && fold(record.name ?? '') === fold(name),
  }
}

function misspelt(
  places: readonly NamedPlace[],
  how: Parameters<typeof misspell>[1],
  random: Random,
): TypedQuestion[] {
  return places.flatMap((place) => {
    const text = misspell(place.name, how, random)
    return text === null ? [] : placeQuestion(place, text, 10)
  })
}

async function reverse(store: PlaceStore, addresses: readonly AddressRecord[]): Promise<Relevance> {
  const missed: string[] = []
  for (const { coordinate, street, houseNumber } of addresses) {
    const found = (await store.around(coordinate)).address?.record
    const isThere =
      found?.street !== undefined &&
      streetNameKey(found.street) === streetNameKey(street) &&
      distanceBetween(found.coordinate, coordinate) < 1
    if (!isThere) missed.push(`${street} ${houseNumber}`)
  }
  return { asked: addresses.length, missed }
}
