import { astana } from './astana.ts'
import type { JudgedQuery } from './JudgedQuery.ts'
import { montevideo } from './montevideo.ts'

/** The queries about the two cities of the demo, which another engine can answer with the same extract. */
export const cityQueries: readonly JudgedQuery[] = [...montevideo, ...astana].flat()

/** The answers of another engine to the queries about the cities, by `keyOf`. */
export interface EngineAnswers {
  /** The name and the version of the engine. */
  readonly engine: string
  readonly answers: Readonly<Record<string, readonly EngineAnswer[]>>
}

/** A row of an answer, with the field names of Nominatim. */
export interface EngineAnswer {
  /** The reference, such as `n123`, as in our records; undefined for a row that is not an element of the map. */
  readonly ref?: string | undefined
  readonly category: string
  readonly type: string
  readonly addressType: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly road?: string | undefined
  readonly houseNumber?: string | undefined
}

export function keyOf({
  text,
  language,
  purpose,
  center,
}: Pick<JudgedQuery, 'text' | 'purpose' | 'center'> & { language?: string | undefined }): string {
  return [purpose, language, text, center.latitude, center.longitude].join(' ')
}
