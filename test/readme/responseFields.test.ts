import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  WireBrandListItem,
  WireCategory,
  WireCategoryListItem,
  WireCategoryName,
  WireContents,
  WireDay,
  WireFuelPrice,
  WireLocation,
  WireManeuver,
  WirePartnerContents,
  WirePhone,
  WirePlace,
  WireRoad,
  WireRoute,
  WireRoutePlace,
  WireSegment,
  WireSession,
  WireSuggestion,
  WireText,
  WireTurnRoad,
} from '@signpost/client/wire'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

/** The fields of a record by name. A missing or an additional field does not compile. */
type Fields<Wire> = Readonly<
  Record<
    keyof { [Name in keyof Wire as string extends Name ? never : Name]: unknown } & string,
    true
  >
>
const fieldsOf = <Wire>(fields: Fields<Wire>): string[] => Object.keys(fields)

const yes = true
const records = {
  suggests: fieldsOf<WireSuggestion>({
    search_filter: yes,
    line1: yes,
    local_name: yes,
    line2: yes,
    line3: yes,
    distance: yes,
    categories: yes,
    brand: yes,
    kind: yes,
  }),
  places: fieldsOf<WirePlace>({
    name: yes,
    local_name: yes,
    distance: yes,
    location: yes,
    accuracy: yes,
    phones: yes,
    categories: yes,
    brand: yes,
    fuel_price: yes,
    enhanced_contents: yes,
    partner_contents: yes,
    time_zone: yes,
    closed: yes,
  }),
  location: fieldsOf<WireLocation>({
    city: yes,
    coordinate: yes,
    country: yes,
    country_code: yes,
    formatted_address: yes,
    house_number: yes,
    postal: yes,
    state: yes,
    street: yes,
    type: yes,
  }),
  categories: fieldsOf<WireCategory>({ code: yes, name: yes, parent_category: yes }),
  phones: fieldsOf<WirePhone>({ type: yes, area: yes, country: yes, number: yes, ext: yes }),
  fuel_price: fieldsOf<WireFuelPrice>({ value: yes, units: yes, type: yes, currency: yes }),
  partner_contents: fieldsOf<WirePartnerContents>({
    name: yes,
    icon_url: yes,
    rating: yes,
    rating_scale: yes,
    review_count: yes,
    url: yes,
  }),
  enhanced_contents: fieldsOf<WireContents>({
    payment_method: yes,
    cuisines: yes,
    description: yes,
    features: yes,
    special_features: yes,
    parking: yes,
    price: yes,
    reservations: yes,
    wifi: yes,
    dress_code: yes,
    good_for: yes,
    smoking: yes,
    shuttle_service: yes,
    tips: yes,
    hours_of_operation_text: yes,
    business_url: yes,
    thumbnail_photo_url: yes,
    photo_url: yes,
    photo_url_1: yes,
    photo_url_2: yes,
    photo_url_3: yes,
    photo_url_4: yes,
    photo_credits: yes,
    hours_of_operation_structured: yes,
  }),
  hours_of_operation_structured: fieldsOf<WireDay>({ day_of_the_week: yes, hours: yes }),
  hours: fieldsOf<WireSession>({ start_time: yes, end_time: yes }),
  brand_item: fieldsOf<WireBrandListItem['brand_item']>({
    id: yes,
    rank: yes,
    name: yes,
    alias: yes,
  }),
  category_list: fieldsOf<WireCategoryListItem>({ code: yes, name: yes, category_item: yes }),
  name: fieldsOf<WireCategoryName>({ language: yes, full_name: yes, short_name: yes }),
  '': [
    ...fieldsOf<WireRoute>({
      origin: yes,
      destination: yes,
      route_extents: yes,
      route_id: yes,
      total_distance: yes,
      estimated_travel_time: yes,
      maneuvers: yes,
      unmet_avoid: yes,
    }),
    ...fieldsOf<Omit<WireTurnRoad, keyof WireRoad> & WireRoad>({
      primary_name: yes,
      secondary_name: yes,
      country_info: yes,
    }),
  ],
  origin: fieldsOf<WireRoutePlace>({
    airport: yes,
    areaname: yes,
    city: yes,
    coordinate: yes,
    country: yes,
    country_code: yes,
    formatted_address: yes,
    house_number: yes,
    intersection: yes,
    postal: yes,
    state: yes,
    street: yes,
    type: yes,
  }),
  segments: fieldsOf<WireSegment>({ lat: yes, lon: yes, len: yes, heading: yes }),
  country_info: fieldsOf<NonNullable<WireTurnRoad['country_info']>>({
    code: yes,
    driving_side: yes,
  }),
  parent_category: fieldsOf<NonNullable<WireCategory['parent_category']>>({
    code: yes,
    name: yes,
  }),
  alias: fieldsOf<WireText>({ text: yes, language: yes }),
  maneuvers: fieldsOf<WireManeuver>({
    bounds: yes,
    command: yes,
    roundabout_exit: yes,
    coordinate: yes,
    current_road_info: yes,
    distance: yes,
    total_length: yes,
    heading: yes,
    is_stack_advise: yes,
    max_instruction_distance: yes,
    speed: yes,
    segments: yes,
    turn_road_info: yes,
  }),
}

test('the page of response fields has a row for each field that the client reads', () => {
  const page = readFileSync(join(root, 'docs/guides/ResponseFields.md'), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  const named = new Set(rows.flatMap((row) => row.split(' | ')[0]?.match(/[\w.]+/g) ?? []))
  const missing = Object.entries(records).flatMap(([record, fields]) =>
    fields.map((field) => (record ? `${record}.${field}` : field)).filter((one) => !named.has(one)),
  )
  expect(missing).toEqual([])
})
