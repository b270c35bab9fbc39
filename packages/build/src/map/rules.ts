import type { MapLayer } from '@signpost/service/internal'

/** A tag (`key=value`, or `key=*` for any value), and the layer, kind and first zoom of the objects that have it. The first matching rule applies. */
export type Rule = readonly [tag: string, layer: MapLayer, kind: string, from: number]

/** Rules for open lines, and for closed ones that are not areas. */
export const lineRules: readonly Rule[] = [
  ['highway=motorway', 'road', 'motorway', 5],
  ['highway=trunk', 'road', 'trunk', 6],
  ['highway=primary', 'road', 'primary', 8],
  ['highway=secondary', 'road', 'secondary', 10],
  ['highway=tertiary', 'road', 'tertiary', 11],
  ['highway=motorway_link', 'road', 'motorway', 11],
  ['highway=trunk_link', 'road', 'trunk', 11],
  ['highway=primary_link', 'road', 'primary', 12],
  ['highway=secondary_link', 'road', 'secondary', 12],
  ['highway=tertiary_link', 'road', 'tertiary', 13],
  ['highway=residential', 'road', 'minor', 12],
  ['highway=unclassified', 'road', 'minor', 12],
  ['highway=living_street', 'road', 'minor', 12],
  ['highway=road', 'road', 'minor', 12],
  ['highway=pedestrian', 'road', 'pedestrian', 13],
  ['highway=service', 'road', 'service', 14],
  ['highway=track', 'road', 'path', 14],
  ['highway=cycleway', 'road', 'path', 15],
  ['highway=footway', 'road', 'path', 15],
  ['highway=path', 'road', 'path', 15],
  ['highway=steps', 'road', 'path', 15],
  ['railway=rail', 'road', 'rail', 10],
  ['railway=light_rail', 'road', 'rail', 12],
  ['railway=subway', 'road', 'rail', 13],
  ['railway=tram', 'road', 'rail', 13],
  ['route=ferry', 'road', 'ferry', 10],
  ['aeroway=runway', 'aeroway', 'runway', 11],
  ['aeroway=taxiway', 'aeroway', 'taxiway', 13],
  ['waterway=river', 'waterway', 'river', 9],
  ['waterway=canal', 'waterway', 'river', 11],
  ['waterway=stream', 'waterway', 'stream', 13],
  ['waterway=ditch', 'waterway', 'stream', 15],
  ['waterway=drain', 'waterway', 'stream', 15],
  ['man_made=pier', 'road', 'pier', 13],
]

/** Rules for closed lines and polygons. Small areas appear at a later zoom than their rule states: see `firstZoomOfArea`. */
export const areaRules: readonly Rule[] = [
  ['natural=water', 'water', 'water', 8],
  ['waterway=riverbank', 'water', 'water', 8],
  ['landuse=reservoir', 'water', 'water', 8],
  ['landuse=basin', 'water', 'water', 10],
  ['leisure=swimming_pool', 'water', 'pool', 15],
  ['leisure=park', 'landuse', 'park', 9],
  ['leisure=garden', 'landuse', 'park', 13],
  ['leisure=nature_reserve', 'landuse', 'park', 9],
  ['leisure=golf_course', 'landuse', 'park', 11],
  ['landuse=recreation_ground', 'landuse', 'park', 11],
  ['landuse=village_green', 'landuse', 'park', 12],
  ['landuse=forest', 'landuse', 'wood', 9],
  ['natural=wood', 'landuse', 'wood', 9],
  ['natural=scrub', 'landuse', 'wood', 11],
  ['landuse=grass', 'landuse', 'grass', 12],
  ['landuse=meadow', 'landuse', 'grass', 11],
  ['natural=grassland', 'landuse', 'grass', 11],
  ['natural=wetland', 'landuse', 'wetland', 10],
  ['natural=beach', 'landuse', 'sand', 10],
  ['natural=sand', 'landuse', 'sand', 10],
  ['landuse=cemetery', 'landuse', 'cemetery', 11],
  ['leisure=pitch', 'landuse', 'pitch', 14],
  ['leisure=track', 'landuse', 'pitch', 14],
  ['leisure=stadium', 'landuse', 'pitch', 13],
  ['aeroway=aerodrome', 'landuse', 'airport', 10],
  ['landuse=industrial', 'landuse', 'industrial', 11],
  ['landuse=railway', 'landuse', 'industrial', 12],
  ['landuse=military', 'landuse', 'industrial', 11],
  ['amenity=hospital', 'landuse', 'hospital', 13],
  ['amenity=university', 'landuse', 'school', 13],
  ['amenity=college', 'landuse', 'school', 14],
  ['amenity=school', 'landuse', 'school', 14],
  ['highway=pedestrian', 'landuse', 'plaza', 14],
  ['place=square', 'landuse', 'plaza', 14],
  ['man_made=pier', 'landuse', 'plaza', 13],
  ['building=*', 'building', 'building', 14],
]

/** Rules for points, and for the centers of areas that represent a place. */
export const pointRules: readonly Rule[] = [
  ['place=city', 'place', 'city', 9],
  ['place=town', 'place', 'town', 10],
  ['place=village', 'place', 'village', 11],
  ['place=suburb', 'place', 'suburb', 11],
  ['place=quarter', 'place', 'suburb', 12],
  ['place=neighbourhood', 'place', 'neighbourhood', 13],
  ['place=hamlet', 'place', 'village', 13],
  ['aeroway=aerodrome', 'poi', 'transit', 11],
  ['railway=station', 'poi', 'transit', 14],
  ['amenity=bus_station', 'poi', 'transit', 14],
  ['amenity=ferry_terminal', 'poi', 'transit', 14],
  ['amenity=hospital', 'poi', 'health', 14],
  ['amenity=university', 'poi', 'education', 14],
  ['leisure=stadium', 'poi', 'nature', 14],
  ['tourism=museum', 'poi', 'culture', 14],
  ['amenity=theatre', 'poi', 'culture', 15],
  ['tourism=attraction', 'poi', 'culture', 15],
  ['historic=monument', 'poi', 'culture', 15],
  ['amenity=library', 'poi', 'culture', 15],
  ['shop=mall', 'poi', 'shop', 15],
  ['shop=supermarket', 'poi', 'shop', 15],
  ['amenity=marketplace', 'poi', 'shop', 15],
  ['tourism=hotel', 'poi', 'lodging', 15],
  ['amenity=cinema', 'poi', 'culture', 16],
  ['amenity=place_of_worship', 'poi', 'culture', 16],
  ['amenity=school', 'poi', 'education', 16],
  ['amenity=restaurant', 'poi', 'food', 16],
  ['amenity=cafe', 'poi', 'food', 16],
  ['amenity=bar', 'poi', 'food', 16],
  ['amenity=pub', 'poi', 'food', 16],
  ['amenity=fast_food', 'poi', 'food', 16],
  ['amenity=pharmacy', 'poi', 'health', 16],
  ['amenity=clinic', 'poi', 'health', 16],
  ['amenity=bank', 'poi', 'service', 16],
  ['amenity=fuel', 'poi', 'service', 16],
  ['amenity=post_office', 'poi', 'service', 16],
  ['amenity=townhall', 'poi', 'service', 15],
  ['tourism=hostel', 'poi', 'lodging', 16],
  ['shop=*', 'poi', 'shop', 16],
]

/** Creates a function that finds the first matching rule of a table. */
export function createRuleFinder(
  rules: readonly Rule[],
): (tags: Readonly<Record<string, string>>) => Rule | undefined {
  const order = new Map(rules.map(([tag], index) => [tag, index]))
  return (tags) => {
    let first = rules.length
    for (const [key, value] of Object.entries(tags)) {
      if (value === 'no') continue
      first = Math.min(first, order.get(`${key}=${value}`) ?? order.get(`${key}=*`) ?? first)
    }
    return rules[first]
  }
}
