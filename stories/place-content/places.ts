import { createConnection, type Place, search } from '@signpost/client'
import { everything, hostileTexts, placeNamed } from '@signpost/testing/fixtures'
import { localMontevideo, photos, providerIcon } from '../../.storybook/localCities.ts'

/** A port that browsers refuse to connect to. */
export const brokenPhoto = 'http://localhost:1/photo.jpg'

const [large, ...more] = photos
const pictures = {
  photo_url: large,
  thumbnail_photo_url: `${large}?small`,
  ...Object.fromEntries(more.map((url, index) => [`photo_url_${index + 1}`, url])),
}

/** The places that the client decodes from the answer of a service. */
async function readPlaces(sent: readonly unknown[]): Promise<readonly Place[]> {
  const fetch = async () => new Response(JSON.stringify({ places: sent }))
  const connection = createConnection({ baseUrl: 'https://geo.example', apiKey: 'demo', fetch })
  const near = { latitude: -34.9055, longitude: -56.1851 }
  return (await search(connection, { query: 'any', near })).places
}

async function readPlace(sent: unknown): Promise<Place> {
  const [place] = await readPlaces([sent])
  if (!place) throw new Error('The client dropped the place.')
  return place
}

const contents = { ...everything.enhanced_contents, ...pictures }
const partner_contents = { ...everything.partner_contents, icon_url: providerIcon }

/** A restaurant with all data of its kind. */
export const richPlace: Place = await readPlace({
  ...everything,
  local_name: undefined,
  categories: everything.categories.slice(0, 1),
  brand: [],
  fuel_price: [],
  phones: everything.phones.slice(0, 2),
  partner_contents,
  enhanced_contents: {
    ...contents,
    description:
      `${contents.description} La familia cocina en el horno de barro desde hace tres generaciones, y en el patio cubierto se cena todo el año. Los viernes hay vasco de la casa, los domingos caldo, y la bodega está abierta para quien quiera verla. `.repeat(
        2,
      ),
  },
})

/** A place with little data. */
export const plainPlace: Place = await readPlace(placeNamed(localMontevideo, 'Bar Medialuna Rota'))

/** A place with hostile texts. */
export const hostilePlace: Place = await readPlace({
  ...everything,
  name: hostileTexts.html,
  enhanced_contents: {
    ...contents,
    description: hostileTexts.long,
    cuisines: `${hostileTexts.html}|${hostileTexts.bidi}`,
    features: `${hostileTexts.zalgo}|${hostileTexts.emoji}|${hostileTexts.entities}`,
    business_url: 'javascript:alert(1)',
    tips: `${hostileTexts.bidi}|${hostileTexts.surrogates}`,
  },
})

/** The fuel stations of Montevideo, with distances. */
export const stations: readonly Place[] = await readPlaces(
  localMontevideo.places
    .filter((place) => place.fuel_price)
    .map((place, index) => ({ ...place, distance: 420 + index * 730 })),
)

const [station] = stations
if (!station) throw new Error('There is no fuel station in Montevideo.')

/** A station with every fuel of its country. */
export const fuelStation: Place = station
