import { createGeoFetch, type Scenario } from '@signpost/testing'
import type { Page } from 'playwright'

/** Answers the geo requests of a page from memory. Call it before `page.goto`. */
export async function answerGeo(page: Page, ...scenarios: readonly Scenario[]): Promise<void> {
  const geoFetch = createGeoFetch({ requireKey: false, scenarios: [...scenarios] })
  await page.route('**/geo/v2/**', async (route) => {
    const answer = await geoFetch(route.request().url())
    await route.fulfill({
      status: answer.status,
      headers: { ...Object.fromEntries(answer.headers), 'access-control-allow-origin': '*' },
      body: await answer.text(),
    })
  })
}
