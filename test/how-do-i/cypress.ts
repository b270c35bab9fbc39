import { createGeoFetch } from '@signpost/testing'

/** Answers the geo requests of the page from memory. Call it in `beforeEach`, before `cy.visit`. */
export function answerGeo(): void {
  const geoFetch = createGeoFetch({ requireKey: false })
  cy.intercept('GET', '**/geo/v2/**', async (request) => {
    const answer = await geoFetch(request.url)
    const body = await answer.text()
    request.reply(answer.status, body, Object.fromEntries(answer.headers))
  })
}
