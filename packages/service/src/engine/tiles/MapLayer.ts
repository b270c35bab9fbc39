/** The layers of a tile. */
export const mapLayers = [
  'land',
  'landuse',
  'water',
  'waterway',
  'building',
  'aeroway',
  'road',
  'boundary',
  'place',
  'poi',
  'housenumber',
] as const

export type MapLayer = (typeof mapLayers)[number]

/** The properties of a feature in a tile, without its geometry. */
export type DrawnTags = Readonly<Record<string, string | number>>
