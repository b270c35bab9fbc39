/** An answer of ten places that begin with a text. Their names do not continue like the typed word, so an answer cannot be reused for the next text. */
export function suggestionsFor(query: string): object {
  const suggests = linesFor(query).map((line1, index) => ({
    line1,
    line2: `Calle ${index}`,
    line3: 'Montevideo',
    distance: 350,
    search_filter: line1,
    categories: [{ code: 'theatre', name: 'Theatre' }],
  }))
  return { suggests }
}

/** The names of ten places that begin with a text. */
function linesFor(query: string): readonly string[] {
  const begins = `${query.charAt(0).toUpperCase()}${query.slice(1)}`
  return Array.from({ length: 10 }, (_, index) => `${begins}z ${index}`)
}
