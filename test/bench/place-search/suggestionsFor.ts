const words = ['teatro', 'starbucks']

/** An answer of ten places that begin with a text; half of them go on as the words do that are typed here, half do not. */
export function suggestionsFor(query: string): object {
  const word = words.find((known) => known.startsWith(query)) ?? query
  const suggests = Array.from({ length: 10 }, (_, index) => {
    const name = index % 2 === 0 ? word : `${query}z`
    const line1 = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${index}`
    return {
      line1,
      line2: `Calle ${index}`,
      line3: 'Montevideo',
      distance: 350,
      search_filter: line1,
      categories: [{ code: 'theatre', name: 'Theatre' }],
    }
  })
  return { suggests }
}
