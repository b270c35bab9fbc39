/** The point features of GeoJSON data, each with its position. */
export function pointFeatures(data: unknown): { feature: object; at: [number, number] }[] {
  const features: unknown =
    typeof data === 'object' && data && 'features' in data ? data.features : []
  if (!Array.isArray(features)) return []
  return features.flatMap((feature: unknown) => {
    if (typeof feature !== 'object' || !feature || !('geometry' in feature)) return []
    const { geometry } = feature
    if (typeof geometry !== 'object' || !geometry || !('coordinates' in geometry)) return []
    const { coordinates } = geometry
    if (!Array.isArray(coordinates)) return []
    const [longitude, latitude]: unknown[] = coordinates
    if (typeof longitude !== 'number' || typeof latitude !== 'number') return []
    return [{ feature, at: [longitude, latitude] }]
  })
}
