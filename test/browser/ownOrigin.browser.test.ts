import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'

test('in a browser `baseUrl` may be a path on the own origin', async () => {
  const client = createGeoClient({ baseUrl: '/nothing/here' })
  // The test's own server answers, and knows no such path.
  await expect(
    client.reverseGeocode({ coordinate: { latitude: 1, longitude: 2 } }),
  ).rejects.toMatchObject({ kind: 'not-found', status: 404 })
})
