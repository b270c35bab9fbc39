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

/** What a tile says of a feature beside its geometry. */
export type DrawnTags = Readonly<Record<string, string | number>>
