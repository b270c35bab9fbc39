/**
 * The records of the `/geo/v2/` interface as they are in JSON, for fixtures and services. An application does not need them: the client returns the domain types.
 */

/** A number, or a number as text. */
export type WireNumber = number | string

export interface WireCoordinate {
  latitude: WireNumber
  longitude: WireNumber
}

export interface WireCategory {
  code: string
  name: string
  parent_category?: { code: string; name: string }
}

export interface WireBrand {
  id: string
  name: string
}

export interface WireLocation {
  city?: string
  coordinate?: WireCoordinate
  country?: string
  country_code?: string
  formatted_address?: string
  house_number?: string
  postal?: string
  state?: string
  street?: string
  type?: 'airport' | 'street' | 'intersection'
}

export interface WireSuggestion {
  search_filter: string
  line1?: string
  line2?: string
  line3?: string
  distance?: number
  categories?: WireCategory[]
  brand?: WireBrand[]
  /** The local name, beside a name in the reader's language; our own field. */
  local_name?: string
  /** The kind, for a place without distance, categories and brand, which otherwise looks like an address; our own field. */
  kind?: 'place'
}

export interface WirePaging {
  iterator_status?: string
  exhausted?: 'y' | 'n'
  /** The state of the previous page, absent on the first page; our addition to the specification. */
  iterator_previous?: string
}

export interface WireSuggestions extends WirePaging {
  suggests: WireSuggestion[]
}

export interface WirePlaces extends WirePaging {
  places: WirePlace[]
}

export interface WireLocations {
  locations: WireLocation[]
}

export interface WirePlace {
  name?: string
  /** The local name, beside a name in the reader's language; our own field. */
  local_name?: string
  distance?: number
  location?: WireLocation
  accuracy?: number
  phones?: WirePhone[]
  categories?: WireCategory[]
  brand?: WireBrand[]
  fuel_price?: WireFuelPrice[]
  enhanced_contents?: WireContents
  partner_contents?: WirePartnerContents
  /** IANA name; our addition to the specification. */
  time_zone?: string
  /** Set for a temporarily or permanently closed place; our addition to the specification. */
  closed?: 'temporarily' | 'permanently'
}

export interface WirePhone {
  type?: 'primary' | 'secondary' | 'national' | 'mobile' | 'fax'
  area?: string
  country?: string
  number?: string
  ext?: string
}

export interface WireFuelPrice {
  value?: WireNumber
  units?: 'G' | 'L'
  type?: 'r' | 'm' | 'p' | 'd' | 'e'
  currency?: string
}

export interface WireContents {
  payment_method?: string
  cuisines?: string
  description?: string
  features?: string
  special_features?: string
  parking?: string
  price?: string
  reservations?: string
  wifi?: string
  dress_code?: string
  good_for?: string
  smoking?: string
  shuttle_service?: string
  tips?: string
  hours_of_operation_text?: string
  business_url?: string
  thumbnail_photo_url?: string
  photo_url?: string
  photo_url_1?: string
  photo_url_2?: string
  photo_url_3?: string
  photo_url_4?: string
  /** The names to be credited for the photos, separated by `|`; our own field. */
  photo_credits?: string
  hours_of_operation_structured?: WireDay[]
}

export interface WireDay {
  /** 0 is Sunday, 6 is Saturday. */
  day_of_the_week: string | number
  hours: WireSession[]
}

export interface WireSession {
  /** Seconds since the start of the day. */
  start_time: WireNumber
  end_time: WireNumber
}

/** The fields of partner content that our decoder reads; the specification does not define them. */
export interface WirePartnerContents {
  name?: string
  icon_url?: string
  rating?: WireNumber
  /** The best possible rating; 5 if absent. */
  rating_scale?: WireNumber
  review_count?: WireNumber
  url?: string
  [field: string]: unknown
}

export interface WireBrands {
  brand_list: WireBrandListItem[]
}

export interface WireBrandListItem {
  brand_item: {
    id: string
    rank: string
    name: WireText
    alias?: WireText[]
  }
}

export interface WireText {
  text: string
  language: string
}

export interface WireCategories {
  category_list: WireCategoryListItem[]
}

export interface WireCategoryListItem {
  code: string
  name: WireCategoryName[]
  category_item?: WireCategoryChild[]
}

export interface WireCategoryChild {
  category_item: { code: string; name: WireCategoryName[] }
}

export interface WireCategoryName {
  language: string
  full_name: string
  short_name?: string
}

export interface WireRoute {
  origin?: WireRoutePlace
  destination?: WireRoutePlace
  route_extents?: {
    top_left_coordinate: WireCoordinate
    bottom_right_coordinate: WireCoordinate
  }
  route_id?: string
  total_distance?: WireNumber
  estimated_travel_time?: WireNumber
  maneuvers: WireManeuver[]
  /** The avoidances that the route breaks; our addition to the specification. */
  unmet_avoid?: string[]
}

export interface WireRoutePlace extends Omit<WireLocation, 'type'> {
  airport?: string
  areaname?: string
  intersection?: string
  type?: 'airport' | 'street' | 'intersection' | 'postal' | 'city' | 'state' | 'country'
}

export interface WireManeuver {
  bounds?: { maxLat: number; maxLon: number; minLat: number; minLon: number }
  command: string
  coordinate?: WireCoordinate
  current_road_info?: WireRoad
  distance?: number
  total_length?: number
  heading?: number
  is_stack_advise?: boolean
  /** The number of the exit of a roundabout, counted from the entry; our addition to the specification. */
  roundabout_exit?: WireNumber
  max_instruction_distance?: number
  speed?: number
  segments?: WireSegment[]
  turn_road_info?: WireTurnRoad
}

export interface WireRoad {
  primary_name?: string
  secondary_name?: string
}

export interface WireTurnRoad extends WireRoad {
  country_info?: { code?: string; driving_side?: string }
}

export interface WireSegment {
  lat: number
  lon: number
  /** Meters to the next point; absent on the last. */
  len?: number
  heading?: number
}

/** The body of an error response; our addition to the specification. */
export interface WireError {
  error: { code: string; message: string; parameter?: string }
}
