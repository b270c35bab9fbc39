import { kindCodes } from '../layout/kinds.ts'
import type { Find } from './finds.ts'

/** Categories and brands that may stand before places and addresses. */
const MOST_AHEAD = 3

/** Finds in the order of their worth, but for all categories and brands behind the best few: those come last, or they would fill a first page. */
export function fewTerms(finds: readonly Find[]): Find[] {
  const ahead = new Set(finds.filter(isTerm).slice(0, MOST_AHEAD))
  const isBehind = (find: Find): boolean => isTerm(find) && !ahead.has(find)
  return [...finds.filter((find) => !isBehind(find)), ...finds.filter(isBehind)]
}

function isTerm({ doc }: Find): boolean {
  return doc.kind === kindCodes.term
}
