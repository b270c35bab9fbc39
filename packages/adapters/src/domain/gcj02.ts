import type { Coordinate } from '@signpost/client/domain'

/** The semi-major axis and the squared eccentricity of the Krasovsky ellipsoid, the basis of the shift of maps of China. */
const AXIS = 6_378_245
const ECCENTRICITY = 0.006693421622965943

/** Converts WGS-84 to the coordinates of maps of China (GCJ-02). Outside China both are the same. */
export function toGcj02({ latitude, longitude }: Coordinate): Coordinate {
  if (longitude < 72.004 || longitude > 137.8347 || latitude < 0.8293 || latitude > 55.8271) {
    return { latitude, longitude }
  }
  const [x, y] = [longitude - 105, latitude - 35]
  const wave = (value: number, ...parts: readonly (readonly [size: number, length: number])[]) =>
    parts.reduce((sum, [size, length]) => sum + size * Math.sin((value * Math.PI) / length), 0)
  const common = wave(x, [20, 1 / 6], [20, 1 / 2])
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * Math.sqrt(Math.abs(x)) +
    (2 / 3) * (common + wave(y, [20, 1], [40, 3], [160, 12], [320, 30]))
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * Math.sqrt(Math.abs(x)) +
    (2 / 3) * (common + wave(x, [20, 1], [40, 3], [150, 12], [300, 30]))
  // The meters of a degree, along the meridian and along the parallel.
  const degree = Math.PI / 180
  const bend = 1 - ECCENTRICITY * Math.sin(latitude * degree) ** 2
  const meridian = (AXIS * (1 - ECCENTRICITY) * degree) / bend ** 1.5
  const parallel = (AXIS * Math.cos(latitude * degree) * degree) / bend ** 0.5
  return { latitude: latitude + north / meridian, longitude: longitude + east / parallel }
}

/** Converts a coordinate of maps of China (GCJ-02) to WGS-84, to within a centimeter. */
export function fromGcj02(shifted: Coordinate): Coordinate {
  let point = shifted
  // The shift changes slowly, so each turn is some thousand times more accurate.
  for (let turn = 0; turn < 3; turn++) {
    const there = toGcj02(point)
    point = {
      latitude: point.latitude + shifted.latitude - there.latitude,
      longitude: point.longitude + shifted.longitude - there.longitude,
    }
  }
  return point
}
