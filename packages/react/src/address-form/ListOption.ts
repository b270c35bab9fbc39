import { fold } from '@signpost/client/domain'
import { readsScript } from './readsScript.ts'

/** A region of a country, or a town or district of a region. */
export interface ListOption {
  /** The second part of the ISO 3166-2 code; empty if there is none. */
  readonly code: string
  /** The name in the reader's script. */
  readonly name: string
  /** All names and codes that match the option, folded. */
  readonly names: readonly string[]
  /** The position of the option in the data. */
  readonly index: number
}

/** A list that users search by typing. */
export interface OptionList {
  readonly options: readonly ListOption[]
  /** Returns the option for a text: by code, by name, or by the beginning of a name if it is unique. */
  readonly find: (text: string) => ListOption | undefined
  /** Returns the options with a word that starts with the typed text; all options for an empty text. */
  readonly filter: (text: string) => readonly ListOption[]
}

/** Parses a list of the data, in the format of `ListModule`. */
export function readList(text: string, language: string): OptionList {
  const options = readOptions(text, language)
  return {
    options,
    find: (typed) => findOption(options, typed),
    filter: (typed) => filterOptions(options, typed),
  }
}

function readOptions(text: string, language: string): readonly ListOption[] {
  const { compare } = new Intl.Collator(language)
  return text
    .split(/;\s/)
    .map((row, index) => {
      const [name = '', code = '', latin = '', ...others] = row.split('|')
      const shown = latin !== '' && !readsScript(language, name) ? latin : name
      const all = [code, name, latin, ...others].filter((each) => each !== '')
      return { code, name: shown, names: [...new Set(all.map(fold))], index }
    })
    .sort((a, b) => compare(a.name, b.name))
}

function findOption(options: readonly ListOption[], text: string): ListOption | undefined {
  const wanted = fold(text).trim()
  if (wanted === '') return undefined
  const core = coreOf(wanted)
  return (
    options.find(({ names }) => names.includes(wanted)) ??
    options.find(({ names }) => core !== '' && names.some((name) => coreOf(name) === core)) ??
    only(options.filter(({ names }) => names.some((name) => name.startsWith(wanted))))
  )
}

function filterOptions(options: readonly ListOption[], text: string): readonly ListOption[] {
  const wanted = fold(text).trim()
  return options.filter(({ names }) =>
    names.some((name) => ` ${name.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`.includes(` ${wanted}`)),
  )
}

/** Removes the words for the kind of region from a name. */
function coreOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u)
  return words.filter((word) => word !== '' && !commonWords.has(word)).join(' ')
}

const commonWords: ReadonlySet<string> = new Set(
  (
    'co county state province region department prefecture governorate emirate parish island district oblast krai kray republic autonomous community of the ' +
    'departamento provincia estado comunidad autonoma region de del la el los las do da dos provinz kanton iqlim muhafazat ' +
    'область край республика محافظه اماره'
  ).split(' '),
)

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}
