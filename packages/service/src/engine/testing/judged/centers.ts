/** The positions of the users of the judged queries. */
export const centers = {
  montevideo: { latitude: -34.9055, longitude: -56.1851 },
  astana: { latitude: 51.163, longitude: 71.43 },
  berlin: { latitude: 52.52, longitude: 13.405 },
} as const
