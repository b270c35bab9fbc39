import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'
import { sheetOf } from '../../.storybook/reference/stylesheets.ts'

const paths = globSync('packages/*/src/!(styles)/*.css', { cwd: root })
const sheets = Object.fromEntries(
  paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]),
)

test('the stylesheet of a component is the one of its name, also where another one names it more often', () => {
  expect(sheetOf('SearchResults', sheets)).toMatch(/search-results\.css$/)
  expect(sheetOf('OpeningHours', sheets)).toMatch(/opening-hours\.css$/)
  expect(sheetOf('PlaceAbout', sheets)).toMatch(/place-details\.css$/)
})

test('a component that no stylesheet names has none', () => {
  expect(sheetOf('PlaceMap', sheets)).toBeUndefined()
})
