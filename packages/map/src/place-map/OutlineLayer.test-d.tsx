import type { Feature, MultiPolygon, Point, Polygon } from 'geojson'
import { test } from 'vitest'
import { OutlineLayer } from './OutlineLayer.tsx'

declare const polygon: Polygon
declare const polygons: MultiPolygon
declare const feature: Feature<Polygon | MultiPolygon>
declare const point: Point

test('an outline is a polygon, polygons, or a feature of them, of the types of GeoJSON', () => {
  void (<OutlineLayer outline={polygon} />)
  void (<OutlineLayer outline={polygons} />)
  void (<OutlineLayer outline={feature} />)
})

test('other geometries do not compile', () => {
  // @ts-expect-error a point has no inside
  void (<OutlineLayer outline={point} />)
  // @ts-expect-error longitude and latitude are numbers
  void (<OutlineLayer outline={{ type: 'Polygon', coordinates: [[['0', '0']]] }} />)
})
