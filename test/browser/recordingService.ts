import { createGeoFetch, type Scenario } from '@signpost/testing'

/** A service that answers from the fixtures, and records the texts of its answers. */
export interface RecordingService {
  readonly baseUrl: string
  readonly apiKey: string
  readonly fetch: typeof fetch
  /** The same service, with scenarios. */
  readonly during: (scenarios: readonly Scenario[]) => typeof fetch
  readonly answers: readonly string[]
}

export function recordingService(): RecordingService {
  const answers: string[] = []
  const during = (scenarios: readonly Scenario[]): typeof fetch => {
    const geoFetch = createGeoFetch({ scenarios })
    return async (input, init) => {
      const response = await geoFetch(input, init)
      answers.push(await response.clone().text())
      return response
    }
  }
  return {
    baseUrl: 'https://geo.example',
    apiKey: 'any',
    answers,
    fetch: during([]),
    during,
  }
}
