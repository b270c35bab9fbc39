import { type Coordinate, distanceBetween, fold } from '@signpost/client/domain'
import type { AddressRecord } from '../../../data/record.ts'
import type { FoundRecord, MatchRequest, PlaceStore } from '../../PlaceStore.ts'
import { houseNumberKey } from '../../text/houseNumber.ts'
import { streetNameKey } from '../../text/streetName.ts'
import { createRandom, type Random } from './createRandom.ts'
import { pointAround } from './pointAround.ts'
import type { Samples } from './samplesOf.ts'
import { beginningOf, misspell } from './typing.ts'

/** How often a store finds what was meant. */
export interface Relevance {
  name: string
  /** The share that is asked for. */
  target: number
  asked: number
  share: number
  /** What was asked and not found. */
  missed: string[]
}

/** Kilometers around a sample from where it is asked for. */
const FROM_THE_CITY = 6
const FROM_NEARBY = 1

interface Question {
  text: string
  /** Where the thing lies that is meant. */
  at: Coordinate
  kilometers: number
  /** The thing must be among so many. */
  within: number
  purpose?: MatchRequest['purpose']
  isMeant(record: FoundRecord): boolean
}

/** Asks a store for samples of its own records in the ways that people type. Several records with the same text count as one. */
export async function measureRelevance(
  store: PlaceStore,
  samples: Samples,
  seed: number,
): Promise<Relevance[]> {
  const random = createRandom(seed)
  const ask = async (name: string, target: number, questions: (Question | null)[]) => {
    const asked = questions.filter((question) => question !== null)
    const missed: string[] = []
    for (const question of asked) {
      if (!(await isAnswered(store, question, random))) missed.push(question.text)
    }
    return { name, target, asked: asked.length, share: 1 - missed.length / asked.length, missed }
  }
  return [
    await ask('full address, first', 0.99, samples.addresses.map(fullAddress)),
    await ask('full address as a geocode, first', 0.99, samples.addresses.map(geocode)),
    await ask('60 % of the letters of a street, in ten', 0.97, samples.addresses.map(streetBegun)),
    await ask(
      'street and first digit, an address on it in ten',
      0.97,
      samples.addresses.map(firstDigit),
    ),
    await ask(
      'name of a place within 1 km, in three',
      0.97,
      named(samples, (text) => text, 3),
    ),
    await ask(
      'one typo, in ten',
      0.97,
      named(samples, (text) => misspell(text, { edits: 1, shortest: 4 }, random), 10),
    ),
    await ask(
      'two typos in a word of eight letters or more, in ten',
      0.85,
      named(samples, (text) => misspell(text, { edits: 2, shortest: 8 }, random), 10),
    ),
    await reverse(store, samples.addresses),
  ]
}

function fullAddress(address: AddressRecord): Question {
  return {
    text: `${address.street} ${address.houseNumber}`,
    at: address.coordinate,
    kilometers: FROM_THE_CITY,
    within: 1,
    isMeant: (record) => record.kind === 'address' && addressKey(record) === addressKey(address),
  }
}

function geocode(address: AddressRecord): Question {
  const { city = '' } = address
  const question = fullAddress(address)
  return { ...question, text: `${question.text}, ${city}`, purpose: 'geocode' }
}

function streetBegun(address: AddressRecord): Question {
  const street = streetNameKey(address.street)
  return {
    text: beginningOf(address.street, 0.6),
    at: address.coordinate,
    kilometers: FROM_THE_CITY,
    within: 10,
    isMeant: (record) => record.kind === 'street' && streetNameKey(record.name) === street,
  }
}

function firstDigit(address: AddressRecord): Question {
  const street = streetNameKey(address.street)
  return {
    text: `${address.street} ${address.houseNumber.slice(0, 1)}`,
    at: address.coordinate,
    kilometers: FROM_THE_CITY,
    within: 10,
    isMeant: (record) => record.kind === 'address' && streetNameKey(record.street) === street,
  }
}

function named(
  { places }: Samples,
  type: (name: string) => string | null,
  within: number,
): (Question | null)[] {
  return places.map(({ name, coordinate }) => {
    const text = type(name)
    if (text === null) return null
    return {
      text,
      at: coordinate,
      kilometers: FROM_NEARBY,
      within,
      isMeant: (record) => 'name' in record && fold(record.name) === fold(name),
    }
  })
}

async function isAnswered(store: PlaceStore, question: Question, random: Random): Promise<boolean> {
  const { text, at, kilometers, within, purpose = 'suggest', isMeant } = question
  const center = pointAround(at, kilometers, random)
  const matches = await store.match({ text, center, purpose, offset: 0, limit: within })
  return matches.some(({ record }) => isMeant(record))
}

/** The reverse geocode of an address must tell its street, and a number that is recorded at its point. */
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
  const share = 1 - missed.length / addresses.length
  return {
    name: 'reverse geocode of an address',
    target: 0.99,
    asked: addresses.length,
    share,
    missed,
  }
}

function addressKey({ street, houseNumber }: AddressRecord): string {
  return `${streetNameKey(street)} ${houseNumberKey(houseNumber)}`
}
