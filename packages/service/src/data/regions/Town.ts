/** A town or village: where records around it belong. */
export interface Town {
  /** How its own record is referred to. */
  ref: string
  name: string
  otherNames: string[]
  /** ISO 3166-1 alpha-3. */
  country: string
  state?: string
  population: number
  longitude: number
  latitude: number
}
