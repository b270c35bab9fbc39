import type { Page } from 'playwright'

/** A color as red, green and blue. */
export type Color = readonly [red: number, green: number, blue: number]

/** The colors of the page's map at coordinates, `[longitude, latitude]`, once everything is drawn. */
export function colorsAt(
  page: Page,
  points: readonly (readonly [longitude: number, latitude: number])[],
): Promise<Color[]> {
  return page.evaluate(async (points) => {
    const { map } = window
    if (map === undefined) throw new Error('There is no map.')
    if (!map.loaded() || map.isMoving()) await map.once('idle')
    const gl = map.getCanvas().getContext('webgl2')
    if (gl === null) throw new Error('There is no WebGL.')
    const drawn = map.once('render')
    map.triggerRepaint()
    await drawn
    const { width, height } = map.getCanvas()
    const pixels = new Uint8Array(4 * width * height)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    const ratio = map.getPixelRatio()
    return points.map(([longitude, latitude]) => {
      const { x, y } = map.project([longitude, latitude])
      const at = 4 * (Math.round(height - y * ratio) * width + Math.round(x * ratio))
      return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const
    })
  }, points)
}
