import { astana } from './astana.ts'
import { further } from './further.ts'
import type { JudgedQuery } from './JudgedQuery.ts'
import { montevideo } from './montevideo.ts'
import { nearby } from './nearby.ts'
import { world } from './world.ts'

/** One in this many queries is held out: nothing is tuned on it, and its misses are not printed. */
const HELD_OUT = 4

const all: readonly JudgedQuery[] = [
  ...montevideo,
  ...astana,
  ...world,
  ...further,
  ...nearby,
].flat()

/** The judged queries: those for tuning, and those that are held out to test the result. */
export const judgedQueries: { seen: readonly JudgedQuery[]; heldOut: readonly JudgedQuery[] } = {
  seen: all.filter((query) => !isHeldOut(query)),
  heldOut: all.filter(isHeldOut),
}

/** The text decides, so that a query keeps its set when others are added. */
function isHeldOut({ text, purpose, language }: JudgedQuery): boolean {
  let hash = 2_166_136_261
  for (const character of `${purpose} ${language} ${text}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  }
  return ((hash >>> 0) >>> 7) % HELD_OUT === 0
}
