import type { AreaRecord, GeoRecord, PlaceRecord, TermRecord } from '../../../data/record.ts'
import { createRandom, pick, pointAround, type Random } from '../random.ts'
import type { Ingredients } from './ingredients.ts'

/** A quarter of the places have an address record, as in the data of a country. */
const WITH_ADDRESS = 0.25
/** The radius in kilometers of a town with a million people. */
const REACH = 12

/** Creates made-up places with addresses in towns, in proportion to the population. */
export function* syntheticRecords(
  { towns, streets, terms }: Ingredients,
  count: number,
): Generator<GeoRecord> {
  const random = createRandom(20_261_121)
  const byPeople = drawByPeople(towns, random)
  const brands = terms.filter(({ term }) => term === 'brand')
  const categories = terms.filter(({ term }) => term === 'category')
  yield* towns
  yield* terms
  for (let index = 0; index < count; index++) {
    const town = byPeople()
    const street = pick(streets, random) ?? ''
    const brand = pick(brands, random)
    const category = pick(categories, random)
    const place: PlaceRecord = {
      kind: 'place',
      ref: `synthetic:${index}`,
      coordinate: pointAround(town.coordinate, REACH * Math.sqrt(town.population / 1e6), random),
      countryCode: town.countryCode,
      city: town.name,
      ...(town.state !== undefined && { state: town.state }),
      name: nameOf({ brand: labelOf(brand), street, category: labelOf(category) }, random),
      otherNames: [],
      houseNumber: String(1 + Math.floor(random() ** 2 * 3000)),
      street,
      categories: category ? [category.code] : [],
      brands: brand ? [{ id: brand.code, name: labelOf(brand) }] : [],
      weight: Math.round(random() ** 3 * 1000) / 1000,
      phones: [],
      contents: {},
    }
    yield place
    if (random() < WITH_ADDRESS) yield addressOf(place)
  }
}

function labelOf(term: TermRecord | undefined): string {
  return term?.names[0]?.text ?? ''
}

function nameOf(
  { brand, street, category }: { brand: string; street: string; category: string },
  random: Random,
): string {
  const kind = random()
  if (kind < 0.4) return brand
  if (kind < 0.7) return `${category} ${street}`
  return `${brand} ${street}`
}

function addressOf(place: PlaceRecord): GeoRecord {
  const { coordinate, countryCode, city, state, houseNumber = '', street = '' } = place
  return {
    kind: 'address',
    ref: `${place.ref}/${houseNumber}`,
    coordinate,
    countryCode,
    ...(city !== undefined && { city }),
    ...(state !== undefined && { state }),
    houseNumber,
    street,
  }
}

/** Draws towns. A town with four times the population is drawn twice as often. */
function drawByPeople(towns: readonly AreaRecord[], random: Random): () => AreaRecord {
  const sums: number[] = []
  let sum = 0
  for (const { population } of towns) {
    sum += Math.sqrt(population + 1)
    sums.push(sum)
  }
  return () => {
    const aim = random() * sum
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < aim) low = middle + 1
      else high = middle
    }
    const town = towns[low]
    if (!town) throw new Error('There are no towns to make up places in.')
    return town
  }
}
