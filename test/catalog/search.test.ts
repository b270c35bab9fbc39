import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'
import { searchSections } from '../../.storybook/reference/searchSections.ts'

const pages = globSync(['docs/**/*.md', 'packages/*/{README.md,docs/*.md}'], { cwd: root })
const find = searchSections(
  Object.fromEntries(pages.map((page) => [page, readFileSync(join(root, page), 'utf8')])),
)
const headings = (query: string): readonly string[] =>
  find(query)
    .slice(0, 5)
    .map(({ heading }) => heading)

test.each([
  ['restrict to country', 'Search in one country only?'],
  ['bug', 'Report a bug?'],
  ['playwright', 'Test with Playwright?'],
  ['portuguese', 'Show it in Portuguese?'],
  ['google maps', 'Put results on Google Maps?'],
  ['leaflet', 'Put results on Leaflet or Mapbox GL?'],
  ['mapbox-gl', 'Put results on Leaflet or Mapbox GL?'],
  ['formik', 'Use React Hook Form or Formik?'],
  ['prefill', 'Begin with a saved address?'],
  ['keyboard shortcut', 'Clear, fill or focus the box from outside?'],
  ['mui', 'Use Tailwind or my own classes?'],
  ['remix', 'React Router 7'],
  ['waypoints', 'Stops'],
  ['tree shaking', 'The client'],
  ['right to left', 'Right to left (RTL)'],
  ['retries', 'Caching and retries'],
  ['msw', 'Through the network, with MSW'],
  ['commercial use', 'Who maintains it, and what it costs'],
  ['kubernetes', 'Run the service on my own region, in Docker?'],
  ['express', 'Keep the key on the server with Express?'],
  ['nginx', 'Keep the key on the server with nginx?'],
  ['gdpr', 'Comply with the GDPR?'],
  ['offline', 'Work offline?'],
  ['no results', 'Help when a search has no results?'],
  ['open place by url', 'Open a place by its URL?'],
  ['trusted types', 'Trusted Types'],
  ['identifierPrefix', 'Have several React apps on one page?'],
  ['dark mode', 'Use dark mode?'],
  ['look-up', 'signpost-search'],
  ['trust-proxy', 'signpost-service serve'],
])('finds the words "%s"', (query, heading) => {
  expect(headings(query)).toContain(heading)
})

test('finds a prop on the page of its component, and leads to a heading', () => {
  const found = find('requireSelection')
  expect(found.map(({ page }) => page)).toContain('PlaceSearch')
  expect(found[0]?.link).toMatch(/^\?path=\/docs\/[\w-]+--\w+(#[\w-]+)?$/)
})

test('finds the page of sizes', () => {
  expect(find('bundle size').map(({ page }) => page)).toContain('Performance')
})

test('finds nothing for other words', () => {
  expect(find('qqqqqq')).toEqual([])
})
