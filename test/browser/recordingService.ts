import { createGeoFetch } from '@signpost/testing'

/** A service that answers from the fixtures, and keeps the texts of its answers. */
export interface RecordingService {
  readonly baseUrl: string
  readonly apiKey: string
  readonly fetch: typeof fetch
  readonly answers: readonly string[]
}

export function recordingService(): RecordingService {
  const answers: string[] = []
  const geoFetch = createGeoFetch()
  return {
    baseUrl: 'https://geo.example',
    apiKey: 'any',
    answers,
    fetch: async (input, init) => {
      const response = await geoFetch(input, init)
      answers.push(await response.clone().text())
      return response
    },
  }
}
