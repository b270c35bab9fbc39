import { fold } from '@signpost/client/domain'
import { type ParsedQuery, type QueryWord, queryWord } from './queryWords.ts'

/** Phrases about distance, quality or opening hours, in the languages of the data: they are not part of a name. */
const modifiers = `
  near me; nearby; near by; close to me; around me; closest; nearest; near here; open now; open; best; cheap; 24 hours; 24h; 24 7
  cerca de mi; cerca de aqui; cerca; cercano; cercana; cercanos; cercanas; mas cercano; mas cercana; por aqui; abierto ahora; abierta ahora;
  abiertos ahora; abiertas ahora; abierto; abierta; 24 horas; barato; baratos; mejor; mejores; de turno
  рядом со мной; рядом; поблизости; недалеко; ближайший; ближайшая; ближайшее; ближайшие; около меня; возле меня; открыто сейчас;
  сейчас открыто; открыто; круглосуточно; круглосуточная; круглосуточный; круглосуточные; недорого; лучшие; 24 часа; дешево; дежурная
  жақын жерде; жақын; жақын маңда; маңында; маңайда; жанымда; қазір ашық; ашық; тәулік бойы
  pres de moi; a proximite; autour de moi; ouvert maintenant; in der nahe; in meiner nahe; jetzt geoffnet; vicino a me; qui vicino; nelle vicinanze;
  aperto ora; perto de mim; aberto agora; قريب مني; بالقرب مني; 近く; 付近
`
/** Phrases before the names of two streets, or after them. */
const corners = `
  corner of; intersection of; crossing of; esquina de; esquina; esq; cruce de; interseccion de; угол; на углу; пересечение; перекресток; ecke; angle de;
  angolo; coin de; esquina da; corner; intersection; crossing; қиылысы
`
/** Words before the two cross streets of a location. */
const between = words('entre between между zwischen tra')
/** Words before a postal code. */
const postalPhrases = phrases(
  'codigo postal; postal code; postcode; zip code; zip; cp; plz; cap; почтовый индекс; индекс',
)
const SHORTEST_POSTAL = 4
/** Words before the number of a flat, a floor or a stair. */
const units = words(
  'apto apt apartamento apartment app appt dpto depto departamento flat unit suite ste piso floor fl esc escalera torre oficina of unidad local block bloque кв квартира офис оф этаж под подъезд пәтер',
)
/** Words before a house number. */
const numberWords = words('nro nr no num numero number n дом д house үй')
/** Words between a house number and the number of one of the buildings that share it. */
const buildingWords = words('к корп корпус')

const modifierPhrases = phrases(modifiers)
const cornerPhrases = phrases(corners)

/** True for a text that is only a modifier: it may be a name in full, but it is not matched to similar names. */
export function isModifier({ words: typed }: ParsedQuery): boolean {
  return modifierPhrases.some((phrase) => {
    return phrase.length === typed.length && startsAt(typed, 0, phrase)
  })
}

/** A query without its modifiers and without details beyond the house number, such as a flat. Returns the same object when there are none. */
export function withoutModifiers(query: ParsedQuery): ParsedQuery {
  let rest = withoutCorner(withoutBetween(query))
  const postal = postalPhrases.find((phrase) => startsAt(rest.words, 0, phrase))
  const code = postal && rest.words[postal.length]
  if (code?.isNumber && code.text.length >= SHORTEST_POSTAL)
    rest = without(rest, 0, postal?.length ?? 0)
  for (let index = 0; index < rest.words.length; index++) {
    const phrase = modifierPhrases.find((words) => startsAt(rest.words, index, words))
    const count = phrase?.length ?? 0
    if (count === 0 || rest.words.length === count) continue
    rest = without(rest, index, index + count)
    index -= 1
  }
  return withoutUnits(rest)
}

function withoutCorner(query: ParsedQuery): ParsedQuery {
  const { words: typed } = query
  const first = cornerPhrases.find((phrase) => startsAt(typed, 0, phrase))
  if (first && typed.length > first.length + 1) return without(query, 0, first.length)
  const last = cornerPhrases.find((phrase) => startsAt(typed, typed.length - phrase.length, phrase))
  if (!last || query.connectors.length === 0) return query
  return without(query, typed.length - last.length, typed.length)
}

/** Reads `entre` and two streets as their crossing, which is nearby. After a street or an address, the cross streets are dropped. */
function withoutBetween(query: ParsedQuery): ParsedQuery {
  const at = query.words.findIndex(({ text }) => between.has(text))
  if (at < 0 || !query.connectors.some(({ from }) => from > at + 1)) return query
  return at === 0 ? without(query, 0, 1) : without(query, at, query.words.length)
}

function withoutUnits(query: ParsedQuery): ParsedQuery {
  let rest = query
  for (let index = 0; index < rest.words.length; index++) {
    const { words } = rest
    const next = words[index + 1]
    const text = words[index]?.text ?? ''
    const isAfterNumber = words.slice(0, index).some(({ isNumber }) => isNumber)
    if (units.has(text) && isAfterNumber) {
      // The number of a flat may not have been typed yet, or be a letter.
      const isPart = next && (next.isNumber || next.text.length === 1)
      rest = without(rest, index, index + (isPart ? 2 : 1))
      index -= 1
    } else if (buildingWords.has(text) && words[index - 1]?.isNumber && next?.isNumber) {
      rest = joined(rest, index - 1, `${words[index - 1]?.text}к${next.text}`)
      index -= 1
    } else if (numberWords.has(text) && next?.isNumber && !isAfterNumber) {
      rest = without(rest, index, index + 1)
    }
  }
  return rest
}

function startsAt(typed: readonly QueryWord[], index: number, phrase: readonly string[]): boolean {
  return phrase.every((word, offset) => {
    const found = typed[index + offset]
    if (!found) return false
    // The last word of a phrase may be unfinished.
    return (
      found.text === word || (offset > 0 && found.prefixes.size > 0 && word.startsWith(found.text))
    )
  })
}

/** The query with the three words from `at` replaced by one. */
function joined(query: ParsedQuery, at: number, text: string): ParsedQuery {
  const { words: typed, connectors } = without(query, at + 1, at + 3)
  return { words: typed.with(at, queryWord(text, false)), connectors }
}

function without({ words, connectors }: ParsedQuery, from: number, to: number): ParsedQuery {
  const shift = (index: number) => (index >= to ? index - (to - from) : Math.min(index, from))
  return {
    words: words.filter((_, index) => index < from || index >= to),
    connectors: connectors
      .filter((connector) => connector.to <= from || connector.from >= to)
      .map((connector) => ({ from: shift(connector.from), to: shift(connector.to) }))
      .filter((connector) => connector.from > 0),
  }
}

function phrases(text: string): string[][] {
  return text
    .split(/[;\n]/)
    .map((phrase) => [...words(phrase)])
    .filter((phrase) => phrase.length > 0)
    .sort((a, b) => b.length - a.length)
}

function words(text: string): Set<string> {
  return new Set(fold(text).split(/\s+/).filter(Boolean))
}
