import { centers } from './centers.ts'
import { asked, type Group } from './groups.ts'
import { named, term } from './rules.ts'

/** Cities of the world with a name in another language: the language, the typed text, the name of the record, and its position. */
const cities: readonly (readonly [
  language: string,
  text: string,
  name: string,
  latitude: number,
  longitude: number,
])[] = [
  ['ru', 'алматы', 'Almaty', 43.25, 76.95],
  ['ru', 'москва', 'Moscow', 55.75, 37.62],
  ['ru', 'лондон', 'London', 51.51, -0.13],
  ['ru', 'берлин', 'Berlin', 52.52, 13.41],
  ['ru', 'париж', 'Paris', 48.85, 2.35],
  ['ru', 'караганда', 'Karagandy|Karaganda|Qaraghandy', 49.8, 73.1],
  ['kk', 'шымкент', 'Shymkent', 42.3, 69.6],
  ['ru', 'ташкент', 'Tashkent', 41.26, 69.22],
  ['de', 'moskau', 'Moscow', 55.75, 37.62],
  ['de', 'münchen', 'Munich|München', 48.14, 11.58],
  ['de', 'köln', 'Köln|Cologne', 50.93, 6.95],
  ['de', 'mailand', 'Milano|Milan', 45.46, 9.19],
  ['de', 'wien', 'Vienna|Wien', 48.2, 16.37],
  ['fr', 'londres', 'London', 51.51, -0.13],
  ['fr', 'pékin', 'Beijing', 39.9, 116.4],
  ['fr', 'bruxelles', 'Brussels|Bruxelles', 50.85, 4.35],
  ['fr', 'genève', 'Genève|Geneva', 46.2, 6.15],
  ['it', 'parigi', 'Paris', 48.85, 2.35],
  ['it', 'monaco di baviera', 'Munich|München', 48.14, 11.58],
  ['it', 'londra', 'London', 51.51, -0.13],
  ['it', 'firenze', 'Florence|Firenze', 43.77, 11.26],
  ['it', 'napoli', 'Naples|Napoli', 40.85, 14.27],
  ['pt', 'nova iorque', 'New York City|New York', 40.71, -74],
  ['pt', 'lisboa', 'Lisbon|Lisboa', 38.72, -9.13],
  ['pt', 'porto alegre', 'Porto Alegre', -30.03, -51.23],
  ['es', 'nueva york', 'New York City|New York', 40.71, -74],
  ['es', 'buenos aires', 'Buenos Aires', -34.6, -58.4],
  ['es', 'pekín', 'Beijing', 39.9, 116.4],
  ['ar', 'لندن', 'London', 51.51, -0.13],
  ['ar', 'باريس', 'Paris', 48.85, 2.35],
  ['ar', 'القاهرة', 'Cairo', 30.04, 31.24],
  ['ar', 'دبي', 'Dubai', 25.2, 55.27],
  ['ja', '東京', 'Tokyo', 35.68, 139.69],
  ['ja', 'パリ', 'Paris', 48.85, 2.35],
  ['ja', 'ロンドン', 'London', 51.51, -0.13],
  ['ja', '大阪', 'Osaka', 34.69, 135.5],
  ['en', 'new york', 'New York City|New York', 40.71, -74],
  ['en', 'munich', 'Munich|München', 48.14, 11.58],
  ['en', 'tokyo', 'Tokyo', 35.68, 139.69],
  ['en', 'sao paulo', 'São Paulo', -23.55, -46.63],
  ['en', 'los ang', 'Los Angeles', 34.05, -118.24],
  ['en', 'chicago illinois', 'Chicago', 41.88, -87.63],
]

const countries: readonly (readonly [language: string, text: string, name: string])[] = [
  ['de', 'deutschland', 'Germany'],
  ['fr', 'allemagne', 'Germany'],
  ['ru', 'германия', 'Germany'],
  ['ja', 'ドイツ', 'Germany'],
  ['ar', 'ألمانيا', 'Germany'],
  ['es', 'estados unidos', 'United States of America'],
  ['pt', 'cazaquistão', 'Kazakhstan'],
  ['it', 'francia', 'France'],
]

/** Texts for a category that are also the names of distant records: the language, the text, and the code of the category. */
const leaks: readonly (readonly [language: string, text: string, code: string])[] = [
  ['es', 'cajero', 'amenity/atm'],
  ['en', 'atm', 'amenity/atm'],
  ['en', 'coffee', 'amenity/cafe'],
]

const everywhere = { kilometers: 20_000 }

export const world: readonly Group[] = [
  ...(['montevideo', 'astana', 'berlin'] as const).map((center, turn) =>
    cities
      .filter((_, index) => index % 3 === turn)
      .flatMap(([language, text, name, latitude, longitude]) =>
        asked('city', language, centers[center], [text], () => [
          text,
          [named('city', name, { latitude, longitude })],
        ]),
      ),
  ),
  countries.flatMap(([language, text, name]) =>
    asked('country', language, centers.berlin, [text], () => [
      text,
      [named('country', name, centers.berlin, everywhere)],
    ]),
  ),
  leaks.flatMap(([language, text, code]) =>
    asked('category', language, centers.berlin, [text], () => [text, [term(code)]]),
  ),
]
