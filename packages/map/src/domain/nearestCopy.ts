/** A longitude as far around the world as the map looks: maps go on past the 180th meridian. */
export function nearestCopy(longitude: number, center: number): number {
  return longitude + Math.round((center - longitude) / 360) * 360
}
