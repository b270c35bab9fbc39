/** The points from which the judged queries are asked. */
export const centers = {
  montevideo: { latitude: -34.9055, longitude: -56.1851 },
  astana: { latitude: 51.163, longitude: 71.43 },
  berlin: { latitude: 52.52, longitude: 13.405 },
} as const
