import type { Coordinate } from '@signpost/client/domain'
import { kindCodes } from '../layout/kinds.ts'
import type { FoundRecord } from '../PlaceStore.ts'
import type { Plan } from '../Plan.ts'
import { isHeading } from './addMembers.ts'
import { createDocFinder } from './createDocFinder.ts'
import { findWhere, type SearchArea, type Target } from './findWhere.ts'
import type { QueryWord } from './queryWords.ts'
import { byRank, distanceTo } from './rank.ts'
import type { Search } from './Search.ts'
import type { Term } from './terms.ts'
import { limits, thresholds, weights } from './weights.ts'

/** Adds candidates that are in a district, city or street that the text names, or of a category that it names. */
export interface InPlace {
  /** Places of a category or brand: `farmacia pocitos`, `hotels in astana`. */
  addMembers(what: readonly QueryWord[], where: readonly QueryWord[]): Plan<void>
  /** Places with a name: `catedral ciudad vieja`. */
  addNamed(what: readonly QueryWord[], where: readonly QueryWord[]): Plan<void>
  /** Places with a name and a category: `hotel sheraton`. */
  addOfKind(name: readonly QueryWord[], kind: readonly QueryWord[]): Plan<void>
}

/** A category or brand, and the match of its name. */
interface RatedTerm {
  text: number
  term: Term
}

/** The places of a category or brand in a location and just beside it, and the match of its name. */
interface Members extends RatedTerm {
  inside: number[]
  beside: number[]
}

export function createInPlace(search: Search): InPlace {
  const { reader, docFinder, candidates, country } = search
  const known = new Map<string, SearchArea[]>()
  const knownTerms = new Map<string, RatedTerm[]>()

  /** Finds each location once, because two divisions of a text that differ by a preposition have the same words. */
  function* find(
    where: readonly QueryWord[],
    mayBeBegun: boolean,
    target: Target,
  ): Plan<SearchArea[]> {
    const key = `${keyOf(where)} ${mayBeBegun} ${keyOf(target.words)}`
    const found = known.get(key)
    if (found !== undefined) return found
    const place = yield* findWhere(search, where, mayBeBegun, target)
    known.set(key, place)
    return place
  }

  /** The categories and brands of some words. Several divisions and readings of a text have the same words. */
  function* termsOf(what: readonly QueryWord[]): Plan<RatedTerm[]> {
    const key = keyOf(what)
    const terms = knownTerms.get(key) ?? (yield* findTerms(what))
    knownTerms.set(key, terms)
    return terms
  }

  function* findTerms(what: readonly QueryWord[]): Plan<RatedTerm[]> {
    const isBegun = what.some(({ prefixes }) => prefixes.size > 0)
    const least = isBegun ? thresholds.termSomewhereBegun : thresholds.termSomewhere
    const docs = yield* reader.docs(yield* docFinder.findTerms(what))
    const rated = docs
      .flatMap((doc) => (doc && candidates.rate(doc, what)) ?? [])
      .filter(({ text, isWhole, quality }) => isWhole && text >= least * quality)
      .sort(byRank)
    // `Parken` is the name of one category, and the plural of another.
    const named = Math.max(0, ...rated.map(({ isWholeName, text }) => (isWholeName ? text : 0)))
    return rated
      .filter(({ text }) => text >= named)
      .flatMap(({ text, doc }) => {
        const term = reader.terms.of(doc.id)
        return term && !isHeading(term) ? { text, term } : []
      })
      .slice(0, limits.termsSomewhere)
  }

  /** The docs of the places of each category or brand in a location and just beside it. */
  function* membersIn(
    { center, middle, inside, reach, isIn }: SearchArea,
    terms: readonly RatedTerm[],
  ): Plan<Members[]> {
    const members = []
    for (const { text, term } of terms) {
      let found = yield* nearestIn(center, term)
      if (found.length === 0 && middle) found = yield* nearestIn(middle, term)
      const ids = (list: typeof found) => list.map(({ doc }) => doc)
      const { yes = [], no = [] } = Object.groupBy(found, ({ distance }) =>
        distance <= inside ? 'yes' : 'no',
      )
      members.push({ inside: ids(yes), beside: ids(no), text, term })
    }
    return members

    function* nearestIn(
      from: Coordinate,
      { term, code }: Term,
    ): Plan<{ doc: number; distance: number }[]> {
      const of = { term, code, center: from }
      const near = yield* reader.nearestPlaces(of, limits.placesSomewhere, reach)
      const docs = yield* reader.docs(near.map(({ doc }) => doc))
      return near.filter((_, index) => {
        const doc = docs[index]
        return doc != null && isIn(doc)
      })
    }
  }

  return {
    *addMembers(what, where) {
      const terms = yield* termsOf(what)
      const isResult: Target['isResult'] = (place) =>
        terms.some(({ term }) => isOfCategory(place, term.code))
      const places = terms.length > 0 ? yield* find(where, true, { words: what, isResult }) : []
      for (const place of places) {
        const members = yield* membersIn(place, terms)
        for (const { inside, beside, text, term } of members) {
          // A place with the name of the street in its own name is more likely: `museo andes`.
          const isBest = !place.isStreet
          const as = { memberOf: term.term, near: place.center, isBest }
          const placed = text * place.text * weights.placed
          yield* candidates.addAs(inside, placed, as)
          yield* candidates.addAs(beside, placed * weights.beside, as)
        }
        if (members.some(({ inside, beside }) => inside.length + beside.length > 0)) return
      }
    },
    *addNamed(what, where) {
      const [place] = yield* find(where, false, { words: what, isResult: () => false })
      if (!place) return
      const { center: near, reach } = place
      const ids = yield* createDocFinder(reader, near, country).findByName(what, 'main')
      for (const doc of yield* reader.docs([...new Set(ids)])) {
        const rated = doc && candidates.rate(doc, what)
        if (rated?.kind !== kindCodes.place || !rated.isWhole) continue
        if (distanceTo(rated.doc, near) > reach || !place.isIn(rated.doc)) continue
        yield* candidates.addAs([rated.doc.id], rated.text * place.text * weights.placed, { near })
      }
    },
    *addOfKind(name, kind) {
      const kinds = (yield* termsOf(kind)).filter(({ term }) => term.term === 'category')
      if (kinds.length === 0) return
      // The word for a category is not a name of its places: `cine movie` is a cinema called Movie, not one called Cine.
      const same = (yield* termsOf(name)).filter(({ text }) => text >= thresholds.namedTermFrom)
      const terms = kinds.filter(({ term }) => same.every((other) => other.term !== term))
      const ids = yield* docFinder.findByName(name, 'main')
      const docs = yield* reader.docs([...new Set(ids)])
      const named = docs
        .flatMap((doc) => (doc?.kind === kindCodes.place && candidates.rate(doc, name)) || [])
        .filter(({ isWhole, distance }) => isWhole && distance < thresholds.farthestMember)
        .sort(byRank)
        .slice(0, limits.namedOfKind)
      const records = yield* reader.records(named.map(({ doc }) => doc.id))
      for (const [index, { doc, text, isWholeName }] of named.entries()) {
        const record = records[index]
        const meant = terms.find(({ term }) => record && isOfCategory(record, term.code))
        if (!meant) continue
        const as = { memberOf: meant.term.term, isWholeName }
        yield* candidates.addAs([doc.id], text * meant.text * weights.ofKind, as)
      }
    },
  }
}

/** True for a place of a category or of a subcategory. */
function isOfCategory(place: FoundRecord, code: string): boolean {
  if (place.kind !== 'place') return false
  return place.categories.some((one) => one === code || one.startsWith(`${code}/`))
}

function keyOf(words: readonly QueryWord[]): string {
  return words
    .map(({ text, meanings, prefixes }) => `${text}${meanings.size}${prefixes.size}`)
    .join(' ')
}
