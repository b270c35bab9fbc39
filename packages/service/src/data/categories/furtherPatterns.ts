import type { TagPattern } from './createMatcher.ts'

/** Older and twin tags for what a preset describes by others. */
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

/** What a place is when nothing but its key says so, as in `shop=yes`. */
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
