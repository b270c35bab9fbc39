/** A town or village: where records around it belong. */
export interface Town {
  /** The reference of its own record. */
  ref: string
  name: string
  otherNames: string[]
  /** Its name in other languages, where the map has them. */
  namesIn?: Readonly<Record<string, string>>
  /** ISO 3166-1 alpha-3. */
  country: string
  state?: string
  population: number
  longitude: number
  latitude: number
}
