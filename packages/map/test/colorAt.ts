import type { Coordinate } from '@signpost/client'
import type { MapLibreMap } from '../src/internals/MapContext.ts'

/** The color of a map at a coordinate: red, green and blue, once everything requested is drawn. */
export async function colorAt(
  map: MapLibreMap,
  { latitude, longitude }: Coordinate,
): Promise<number[]> {
  if (!map.loaded() || map.isMoving()) await new Promise((resolve) => map.once('idle', resolve))
  const { x, y } = map.project([longitude, latitude])
  const gl = map.getCanvas().getContext('webgl2')
  if (gl === null) throw new Error('The map has no WebGL.')
  const ratio = map.getPixelRatio()
  const pixel = new Uint8Array(4)
  await new Promise<void>((resolve) => {
    map.once('render', () => {
      gl.readPixels(
        x * ratio,
        gl.drawingBufferHeight - y * ratio,
        1,
        1,
        gl.RGBA,
        gl.UNSIGNED_BYTE,
        pixel,
      )
      resolve()
    })
    map.triggerRepaint()
  })
  return [...pixel.slice(0, 3)]
}
