import { astana } from './astana.ts'
import { further } from './further.ts'
import type { JudgedQuery } from './JudgedQuery.ts'
import { montevideo } from './montevideo.ts'
import { nearby } from './nearby.ts'
import { world } from './world.ts'

/** One query in this many is held out: nothing is tuned on it, and its misses are not printed. */
const HELD_OUT = 4

const all: readonly JudgedQuery[] = [
  ...montevideo,
  ...astana,
  ...world,
  ...further,
  ...nearby,
].flat()

/** The judged queries: those to look at and tune on, and those that only show whether what was learnt holds for others. */
export const judgedQueries: { seen: readonly JudgedQuery[]; heldOut: readonly JudgedQuery[] } = {
  seen: all.filter((query) => !isHeldOut(query)),
  heldOut: all.filter(isHeldOut),
}

/** By its text, so that a query stays on its side when others are added. */
function isHeldOut({ text, purpose, language }: JudgedQuery): boolean {
  let hash = 2_166_136_261
  for (const character of `${purpose} ${language} ${text}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  }
  return ((hash >>> 0) >>> 7) % HELD_OUT === 0
}
