import { ar } from '@signpost/react/messages/ar'
import { everything, hostileLinks, hostileTexts, oddPlaces } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mountElement } from '../../test/mountElement.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { PlaceContext } from '../internals/PlaceContext.ts'
import { PlaceAbout } from './PlaceAbout.tsx'
import { PlaceFacts } from './PlaceFacts.tsx'
import { PlaceWebsite } from './PlaceWebsite.tsx'
import '../styles.css'

const contents = everything.enhanced_contents

/** A place with everything, but for what is changed in its contents. */
function placeWith(changed: object) {
  return readPlace({ ...everything, enhanced_contents: { ...contents, ...changed } })
}

/** The texts of a fact, by its name. */
function itemsOf(name: string): (string | null)[] {
  const detail = screen.getByText(name, { selector: 'dt > span' }).closest('[data-part="row"]')
  const items = [...(detail?.querySelectorAll('li') ?? [])].map((item) => item.textContent)
  return items.length > 0 ? items : [detail?.querySelector('dd')?.textContent ?? null]
}

test('nothing is lost: every text that the service sends is shown', async () => {
  const { container } = mountElement(<PlaceAbout place={await readPlace(everything)} />)
  const isShownAs = (text: string) => container.textContent?.includes(text)
  const notHere = new Set(['hours_of_operation_text', 'business_url'])
  for (const [field, text] of Object.entries(contents)) {
    if (typeof text !== 'string' || field.includes('photo') || notHere.has(field)) continue
    for (const item of text.split(/[|,]/)) {
      expect([field, item, isShownAs(item.trim())]).toEqual([field, item, true])
    }
  }
  for (const { number, ext } of everything.phones) {
    expect(container.textContent).toContain(`${number} ext. ${ext}`)
  }
})

test('`|` and comma lists are lists, trimmed, empties dropped', async () => {
  mountElement(<PlaceAbout place={await readPlace(oddPlaces.emptyItems)} />)
  expect(itemsOf('Features')).toEqual(['Patio', 'Rampa'])
  expect(itemsOf('Payment')).toEqual(['Visa'])
})

test('facts are grouped under headings, and `only` selects some of them', async () => {
  const place = await readPlace(everything)
  const { container, rerender } = mountElement(<PlaceFacts place={place} />)
  expect(container.querySelectorAll('dl')).toHaveLength(3)
  expect(screen.getByRole('heading', { name: 'Good to know', level: 3 })).toBeTruthy()
  rerender(<PlaceFacts place={place} only={['wifi', 'paymentMethods']} headingLevel={null} />)
  expect(screen.queryByRole('heading')).toBeNull()
  const names = [...container.querySelectorAll('dt')].map((name) => name.textContent)
  expect(names).toEqual(['Wi-Fi', 'Payment'])
})

test('shows the website by its host, as an outbound link without a referrer', async () => {
  mountElement(<PlaceWebsite place={await readPlace(everything)} />)
  const link = screen.getByRole('link', { name: 'taberna-del-todo.example' })
  expect(link.getAttribute('href')).toBe('https://taberna-del-todo.example/inicio')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test.each(hostileLinks)(
  'links have absolute http and https URLs without credentials, not %j',
  async (url) => {
    const place = await readPlace(everything)
    const { container } = mountElement(
      <>
        <PlaceWebsite place={await placeWith({ business_url: url })} />
        <PlaceWebsite
          place={{ ...place, content: { ...(place.content ?? empty), website: url } }}
        />
      </>,
    )
    expect(container.innerHTML).toBe('')
  },
)

const empty = {
  ...{ photos: [], paymentMethods: [], cuisines: [], features: [], specialFeatures: [] },
  ...{ parking: [], goodFor: [], tips: [] },
}

test.each(Object.entries(hostileTexts))(
  'hostile text is shown as text, and fits into 320 px: %s',
  async (_, text) => {
    const place = await placeWith({
      ...{
        description: text,
        cuisines: `${text}|b`,
        features: text,
        wifi: text,
        tips: `${text}|c`,
      },
    })
    const { container } = mountElement(
      <div style={{ inlineSize: 320 }}>
        <PlaceAbout place={place} />
      </div>,
    )
    const shown = text.replace(/\|.*/, '').trim().slice(0, 40)
    expect(container.textContent).toContain(shown)
    expect(container.querySelector('img, script, b')).toBeNull()
    expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(320)
  },
)

test('of very many features only some are rendered at first', async () => {
  const features = Array.from({ length: 5000 }, (_, index) => `Feature ${index}`).join('|')
  const { container } = mountElement(<PlaceAbout place={await placeWith({ features })} />)
  expect(container.querySelectorAll('li').length).toBeLessThan(60)
})

test('a sponsored place is marked when the app says so', async () => {
  const place = await readPlace(everything)
  const { rerender } = mountElement(<PlaceAbout place={place} sponsored />)
  expect(screen.getByText('Sponsored')).toBeTruthy()
  rerender(<PlaceAbout place={place} />)
  expect(screen.queryByText('Sponsored')).toBeNull()
})

test('renders nothing for a place without details, and before a place is loaded', async () => {
  const { container, rerender } = mountElement(
    <PlaceAbout place={await readPlace(oddPlaces.nameOnly)} />,
  )
  expect(container.innerHTML).toBe('')
  rerender(
    <PlaceContext.Provider value={undefined}>
      <PlaceAbout />
    </PlaceContext.Provider>,
  )
  expect(container.innerHTML).toBe('')
})

test('Arabic: the texts are translated, and Latin texts are aligned with the lines around them', async () => {
  const { container } = mountElement(
    <div dir="rtl" style={{ inlineSize: 400 }}>
      <PlaceAbout place={await readPlace(everything)} />
    </div>,
    { language: 'ar', messages: ar },
  )
  expect(container.textContent).toContain('معلومات مفيدة')
  const description = container.querySelector('[data-part="text"]')
  expect(description && getComputedStyle(description).textAlign).toMatch(/right|end/)
})

test('a section of a card is as far from what is above it as from its line: 16 px each', async () => {
  const place = await readPlace(everything)
  const { container } = mountElement(<PlaceAbout place={place} />)
  const sections = container.querySelectorAll(
    '[data-signpost="place-facts"], [data-signpost="place-tips"]',
  )
  expect(sections).toHaveLength(2)
  for (const section of sections) {
    const { borderTopWidth, paddingTop } = getComputedStyle(section)
    const above = section.previousElementSibling?.getBoundingClientRect().bottom ?? 0
    const gap = Math.round(section.getBoundingClientRect().top - above)
    expect([gap, borderTopWidth, paddingTop]).toEqual([16, '1px', '16px'])
  }
})
