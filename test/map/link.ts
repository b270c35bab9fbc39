/** The route request of the pages. */
export const link: string = new URLSearchParams({
  from: '-34.9077,-56.2012',
  from_name: 'Teatro Solís',
  to: '-34.8945,-56.1529',
  to_name: 'Estadio Centenario',
}).toString()
