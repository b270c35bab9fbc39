import { fold } from '@signpost/client/domain'
import type { ParsedQuery, QueryWord } from './queryWords.ts'

/** Phrases that say how near, how good or when, in the languages of the data: they are no names. */
const modifiers = `
  near me; nearby; near by; close to me; around me; closest; nearest; near here; open now; open; best; cheap; 24 hours; 24h
  cerca de mi; cerca de aqui; cerca; cercano; cercana; cercanos; cercanas; mas cercano; mas cercana; por aqui; abierto ahora; abierta ahora;
  abiertos ahora; abiertas ahora; abierto; abierta; 24 horas; barato; baratos; mejor; mejores; de turno
  рядом со мной; рядом; поблизости; недалеко; ближайший; ближайшая; ближайшее; ближайшие; около меня; возле меня; открыто сейчас;
  сейчас открыто; открыто; круглосуточно; круглосуточная; круглосуточный; круглосуточные; недорого; лучшие; дешево; дежурная
  жақын жерде; жақын; жақын маңда; маңында; маңайда; жанымда; қазір ашық; ашық; тәулік бойы
  pres de moi; a proximite; autour de moi; ouvert maintenant; in der nahe; in meiner nahe; jetzt geoffnet; vicino a me; qui vicino; nelle vicinanze;
  aperto ora; perto de mim; aberto agora; قريب مني; بالقرب مني; 近く; 付近
`
/** Phrases before the names of two streets. */
const corners = `
  corner of; intersection of; crossing of; esquina de; esquina; cruce de; interseccion de; угол; на углу; пересечение; перекресток; қиылысы; ecke; angle de;
  angolo; coin de; esquina da
`
/** Words before the number of a flat, a floor or a stair. */
const units = words(
  'apto apt apartamento apartment app appt dpto depto departamento flat unit suite ste piso floor fl esc escalera torre oficina of кв квартира офис оф этаж под подъезд пәтер',
)
/** Words before a house number. */
const numberWords = words('nro nr no num numero number n дом д house үй')

const phrases = (text: string): string[][] =>
  text
    .split(/[;\n]/)
    .map((phrase) => words(phrase))
    .filter((phrase) => phrase.size > 0)
    .map((phrase) => [...phrase])
    .sort((a, b) => b.length - a.length)

const modifierPhrases = phrases(modifiers)
const cornerPhrases = phrases(corners)

/** A query without its modifiers, and without what is more exact than a house number. It is the same object when there is none of them. */
export function withoutModifiers(query: ParsedQuery): ParsedQuery {
  let rest = query
  const corner = cornerPhrases.find((phrase) => startsAt(rest.words, 0, phrase))
  if (corner && rest.words.length > corner.length + 1) rest = without(rest, 0, corner.length)
  for (let index = 0; index < rest.words.length; index++) {
    const phrase = modifierPhrases.find((words) => startsAt(rest.words, index, words))
    const count = phrase?.length ?? 0
    if (count === 0 || rest.words.length === count) continue
    rest = without(rest, index, index + count)
    index -= 1
  }
  return withoutUnits(rest)
}

function withoutUnits(query: ParsedQuery): ParsedQuery {
  let rest = query
  for (let index = 1; index < rest.words.length; index++) {
    const { words } = rest
    const next = words[index + 1]
    const text = words[index]?.text ?? ''
    const isAfterNumber = words.slice(0, index).some(({ isNumber }) => isNumber)
    if (units.has(text) && isAfterNumber) {
      // The number of a flat may not have been typed yet, or be a letter.
      const isPart = next && (next.isNumber || next.text.length === 1)
      rest = without(rest, index, index + (isPart ? 2 : 1))
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
    // The last word of a phrase may be typed half.
    return (
      found.text === word || (offset > 0 && found.prefixes.size > 0 && word.startsWith(found.text))
    )
  })
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

function words(text: string): Set<string> {
  return new Set(fold(text).split(/\s+/).filter(Boolean))
}
