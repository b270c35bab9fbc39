import type { TagPattern } from './createMatcher.ts'

/** Older and alternative tags for kinds of places that a preset identifies by other tags. */
export const furtherPatterns: readonly TagPattern[] = [
  ...[
    'school',
    'kindergarten',
    'university',
    'college',
    'language_school',
    'driving_school',
    'music_school',
    'dancing_school',
    'prep_school',
  ].map((value) => ({ code: `education/${value}`, tags: { amenity: value } })),
  { code: 'amenity/pharmacy', tags: { healthcare: 'pharmacy' } },
  { code: 'amenity/hospital', tags: { healthcare: 'hospital' } },
  { code: 'amenity/clinic', tags: { healthcare: 'clinic' } },
  { code: 'amenity/clinic', tags: { healthcare: 'centre' } },
  { code: 'amenity/doctors', tags: { healthcare: 'doctor' } },
  { code: 'amenity/dentist', tags: { healthcare: 'dentist' } },
  { code: 'amenity/clinic', tags: { office: 'medical' } },
  { code: 'public_transport/station_train', tags: { railway: 'station' } },
  { code: 'public_transport/station_train', tags: { railway: 'halt' } },
  { code: 'public_transport/station_bus', tags: { amenity: 'bus_station' } },
  { code: 'public_transport/station_ferry', tags: { amenity: 'ferry_terminal' } },
  { code: 'office/diplomatic', tags: { amenity: 'embassy' } },
  { code: 'landuse/recreation_ground', tags: { leisure: 'recreation_ground' } },
  { code: 'shop/gas', tags: { shop: 'lpg' } },
  { code: 'shop/lighting', tags: { shop: 'lamps' } },
]

/** The categories of places that are identified by their key alone, as in `shop=yes`. */
export const lastResorts: readonly TagPattern[] = [
  { code: 'services', tags: { amenity: '*' } },
  { code: 'shopping', tags: { shop: '*' } },
  { code: 'sights', tags: { tourism: '*' } },
  { code: 'health', tags: { healthcare: '*' } },
  { code: 'recreation', tags: { leisure: '*' } },
  { code: 'services', tags: { office: '*' } },
  { code: 'services', tags: { craft: '*' } },
  { code: 'sights', tags: { historic: '*' } },
  { code: 'community', tags: { club: '*' } },
]

/** Street furniture. It may have a name or an operator, but no user searches for it by them. */
export const streetFurniture: ReadonlySet<string> = new Set([
  'amenity=bench',
  'amenity=clock',
  'amenity=grit_bin',
  'amenity=loading_dock',
  'amenity=parking_space',
  'amenity=post_box',
  'amenity=telephone',
  'amenity=vending_machine',
  'amenity=waste_basket',
  'amenity=waste_disposal',
  'historic=boundary_stone',
  'historic=milestone',
  'leisure=outdoor_seating',
  'leisure=picnic_table',
  'leisure=slipway',
  'shop=vacant',
])
