import type { Bounds, Place } from '@signpost/client'
import Supercluster from 'supercluster'
import { marksOf, type PlaceMark } from '../domain/placeMarks.ts'

/** The marks of many places in a box at a zoom. */
export type PlaceClusters = (bounds: Bounds, zoom: number) => PlaceMark[]

/** Gathers places that lie close together. */
export function clusterPlaces(places: readonly Place[]): PlaceClusters {
  const index = new Supercluster<{ mark: PlaceMark }>({ radius: 64, maxZoom: 17 })
  index.load(
    marksOf(places).map((mark) => ({
      type: 'Feature',
      properties: { mark },
      geometry: {
        type: 'Point',
        coordinates: [mark.coordinate.longitude, mark.coordinate.latitude],
      },
    })),
  )
  return ({ west, south, east, north }, zoom) =>
    index.getClusters([west, south, east, north], Math.floor(zoom)).map((feature) => {
      const { properties, geometry } = feature
      if ('mark' in properties) return properties.mark
      const [longitude = 0, latitude = 0] = geometry.coordinates
      return {
        kind: 'cluster',
        id: properties.cluster_id,
        count: properties.point_count,
        coordinate: { latitude, longitude },
        zoom: index.getClusterExpansionZoom(properties.cluster_id),
      }
    })
}
