import type { Address } from '@signpost/client'
import { cities, hostileTexts } from '@signpost/testing/fixtures'
import { expect, onTestFinished, test } from 'vitest'
import { violations } from '../../../../test/browser/violations.ts'
import { mountElement } from '../../test/mountElement.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { AddressText } from './AddressText.tsx'
import '../styles.css'

const uruguay: Address = {
  houseNumber: '1507',
  street: 'Durazno',
  city: 'Montevideo',
  state: 'Departamento de Montevideo',
  postal: '11200',
  country: 'Uruguay',
  countryCode: 'URY',
}

/** The lines as somebody reads them. */
function linesOf(root: HTMLElement): string[] {
  return Array.from(root.querySelectorAll('[data-part="line"]'), (line) => line.textContent ?? '')
}

test.each<[string, Address, string[]]>([
  ['Uruguay', uruguay, ['Durazno 1507', '11200 Montevideo, Departamento de Montevideo', 'Uruguay']],
  [
    'the United States',
    { ...uruguay, state: 'Oregon', country: 'United States', countryCode: 'USA' },
    ['1507 Durazno', 'Montevideo, OR 11200', 'United States'],
  ],
  [
    'a country that is not known',
    { formatted: 'Durazno 1507, Montevideo' },
    ['Durazno 1507, Montevideo'],
  ],
])('an address in the format of %s, line by line', (_, address, lines) => {
  const { container } = mountElement(<AddressText address={address} />)
  expect(linesOf(container)).toEqual(lines)
  const tops = Array.from(
    container.querySelectorAll('bdi'),
    (line) => line.getBoundingClientRect().top,
  )
  expect(new Set(tops).size).toBe(lines.length)
})

test('every address of the fixtures has at least one line', async () => {
  for (const { places } of cities) {
    const place = await readPlace(places[0])
    const { container, unmount } = mountElement(<AddressText address={place.address} />)
    expect(linesOf(container).length).toBeGreaterThan(1)
    unmount()
  }
})

test('is written on one line, without its country, or without parts that are shown beside it', () => {
  const { container } = mountElement(
    <AddressText address={uruguay} layout="line" country={false} without="Durazno 1507" />,
  )
  expect(container.textContent).toBe('11200 Montevideo, Departamento de Montevideo')
})

test('copied text keeps its line breaks', () => {
  const { container } = mountElement(<AddressText address={uruguay} />)
  expect(container.textContent).toBe(
    'Durazno 1507\n11200 Montevideo, Departamento de Montevideo\nUruguay',
  )
})

test('renders nothing where no address is known', () => {
  expect(mountElement(<AddressText address={{}} />).container.innerHTML).toBe('')
  expect(mountElement(<AddressText />).container.innerHTML).toBe('')
})

test.each(Object.entries(hostileTexts))(
  'hostile text stays text in its box: %s',
  async (_, text) => {
    const { container } = mountElement(
      <AddressText address={{ ...uruguay, street: text, city: text }} />,
    )
    container.style.inlineSize = '320px'
    expect(container.querySelector('script, b, img')).toBeNull()
    expect(linesOf(container).length).toBeLessThanOrEqual(3)
    expect(await violations(container)).toEqual([])
  },
)

test('one line has the direction of its own letters, and begins where lines of the page begin', () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const { container } = mountElement(<AddressText address={uruguay} layout="line" />)
  const line = container.querySelector('[data-signpost="address-text"]') ?? container
  expect(getComputedStyle(line).direction).toBe('ltr')
  const [first, second] = Array.from(line.children, (part) => part.getBoundingClientRect().left)
  expect(first).toBeLessThan(second ?? 0)
})
