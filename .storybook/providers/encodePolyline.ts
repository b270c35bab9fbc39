import type { Position } from '@signpost/client/domain'

/** The points as an encoded polyline of six digits. */
export function encodePolyline(points: readonly Position[]): string {
  let [latitude, longitude] = [0, 0]
  return points
    .map(([lon, lat]) => {
      const [north, east] = [Math.round(lat * 1e6), Math.round(lon * 1e6)]
      const text = encode(north - latitude) + encode(east - longitude)
      ;[latitude, longitude] = [north, east]
      return text
    })
    .join('')
}

function encode(delta: number): string {
  let bits = delta < 0 ? ~(delta << 1) : delta << 1
  let text = ''
  for (; bits >= 32; bits >>= 5) text += String.fromCharCode((32 | (bits & 31)) + 63)
  return text + String.fromCharCode(bits + 63)
}
