/** A longitude in the copy of the world nearest to the view: maps continue past the 180th meridian. */
export function nearestCopy(longitude: number, center: number): number {
  return longitude + Math.round((center - longitude) / 360) * 360
}
