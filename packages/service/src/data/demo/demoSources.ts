/** The cities that come with the service, as tiles of December 2017 inside a package of test tiles. */
export const demoSources: readonly DemoSource[] = [
  { name: 'Montevideo', country: 'URY', folder: 'osm-qa-montevideo', firstId: 1e10 },
  { name: 'Astana', country: 'KAZ', folder: 'osm-qa-astana', firstId: 2e10 },
]

export interface DemoSource {
  name: string
  /** ISO 3166-1 alpha-3. */
  country: string
  /** Its folder in the package. */
  folder: string
  /** The first id of the nodes that the tiles do not name: beyond the real ones, and apart from other cities. */
  firstId: number
}
