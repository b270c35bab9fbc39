import { fold, parseCoordinate, safeUrl } from '@signpost/client/domain'
import { everything, everythingRoute } from '@signpost/testing/fixtures'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readPlace } from '../test/readPlace.ts'
import { readRoute } from '../test/readRoute.ts'
import { brandTiers } from './brand-picker/brandTiers.ts'
import { categoryGroups } from './category-browser/categoryGroups.ts'
import { categoryIconName } from './icons/categoryIcons.ts'
import { ManeuverList, PlaceCard, SearchResults, SignpostProvider } from './index.ts'

const length = 100_000
const fill = (part: string, end = ''): string => part.repeat(length / part.length) + end

// What an expression takes long for that tries each part of a text again from every letter on.
const texts: Readonly<Record<string, string>> = {
  'spaces before a letter': fill(' ', 'x'),
  'line ends': fill('\n ', 'x'),
  zeros: fill('0', 'x'),
  'digits and letters': fill('1a'),
  brackets: fill('('),
  commas: fill(',', 'x'),
  bars: fill('|', 'x'),
  degrees: fill('1°'),
  'a coordinate with a gap': `N 1${fill(' ')}x E 1`,
  slashes: `https://${fill('/')}`,
  'user names': `https://${fill('a@')}`,
  marks: fill('\u0301'),
}

/** The same with a text in the place of every other. */
function filled<Sent>(sent: Sent, text: string): Sent {
  return JSON.parse(JSON.stringify(sent), (_, leaf) => (typeof leaf === 'string' ? text : leaf))
}

test.each(Object.entries(texts))(
  'Every regular expression on 100 kB of hostile text ends: %s',
  async (_, text) => {
    const place = await readPlace(filled(everything, text))
    const route = await readRoute(filled(everythingRoute, text))
    const html = renderToString(
      <SignpostProvider client={{ baseUrl: 'https://geo.example' }}>
        <PlaceCard place={place} size="full" />
        <ManeuverList route={route} />
        <SearchResults places={[place]} origin={{ name: text }} />
      </SignpostProvider>,
    )
    expect(html).not.toMatch(/NaN|undefined|\[object/)
    // What a user types, and what is read from a text that is no place's.
    expect(parseCoordinate(text)).toBeUndefined()
    expect(fold(text).length).toBeLessThanOrEqual(2 * length)
    expect(() => safeUrl(text)).not.toThrow()
    // What a catalog names, and what is looked for in it.
    const brand = { id: text, name: text, aliases: [{ name: text }] }
    expect(brandTiers([brand], text, 'en').length).toBeLessThanOrEqual(1)
    const category = { code: text, name: text, names: [], children: [] }
    expect(categoryGroups([category], text).length).toBeLessThanOrEqual(1)
    expect(() => categoryIconName([category])).not.toThrow()
  },
)
