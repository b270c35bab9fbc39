import { createGeoFetch } from '@signpost/testing'
import { everyCommandRoute, everything, exampleRoute, hugeRoute } from '@signpost/testing/fixtures'
import { screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { describe, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pictures } from '../../../test/browser/pictures.ts'
import { mountElement } from '../test/mountElement.tsx'
import { readPlace } from '../test/readPlace.ts'
import { readRoute } from '../test/readRoute.ts'
import { BrandPicker } from './brand-picker/BrandPicker.tsx'
import { CategoryBrowser } from './category-browser/CategoryBrowser.tsx'
import { ManeuverList } from './maneuver-list/ManeuverList.tsx'
import { PlaceCard } from './place-card/PlaceCard.tsx'
import { SearchResults } from './search-results/SearchResults.tsx'
import './styles.css'

const [green, brown] = pictures
const tavern = {
  ...(await readPlace({
    ...everything,
    enhanced_contents: { ...everything.enhanced_contents, photo_url: green, photo_url_1: brown },
    partner_contents: { ...everything.partner_contents, icon_url: green },
  })),
  id: 'tavern',
}

/** Renders its children in a shadow root. */
function Shadow({ children }: { readonly children: ReactNode }): ReactNode {
  const [root, setRoot] = useState<ShadowRoot>()
  return (
    <div
      data-testid="host"
      ref={(host) => {
        if (host && !root) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }))
      }}
    >
      {root && createPortal(children, root)}
    </div>
  )
}

function shadowOf(host = screen.getByTestId('host')): ShadowRoot {
  if (!host.shadowRoot) throw new Error('There is no shadow root.')
  return host.shadowRoot
}

function cardIn(root: ParentNode): HTMLElement {
  const card = root.querySelector<HTMLElement>('[data-signpost="place-card"]')
  if (!card) throw new Error('There is no card.')
  return card
}

/** Opens the hours and the first photo of a card by keyboard, and closes the photo. */
async function useCard(card: HTMLElement): Promise<void> {
  const parts = within(card)
  const hours = parts.getByRole('button', { expanded: false })
  hours.focus()
  await userEvent.keyboard('{Enter}')
  expect(hours.getAttribute('aria-expanded')).toBe('true')
  // The element that it controls is in the same tree.
  const root = card.getRootNode() as Document | ShadowRoot
  expect(root.getElementById(hours.getAttribute('aria-controls') ?? '')).not.toBeNull()

  const photo = parts.getByRole('button', { name: /photo 1/i })
  photo.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => card.querySelector('dialog')?.matches(':modal')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => card.querySelector('dialog')).toBeNull()
  await expect.poll(() => root.activeElement).toBe(photo)
}

describe('two on a page', () => {
  test('opening something in one card leaves it closed in the other', async () => {
    const { container } = mountElement(
      <>
        <PlaceCard place={tavern} />
        <PlaceCard place={tavern} />
      </>,
    )
    await useCard(cardIn(container))
    const open = [...container.querySelectorAll('[aria-expanded]')]
    expect(open.map((button) => button.getAttribute('aria-expanded'))).toEqual(['true', 'false'])
  })

  test('each list of steps has its own current step and focus', async () => {
    const route = await readRoute(exampleRoute)
    mountElement(
      <>
        <ManeuverList route={route} copy={false} />
        <ManeuverList route={route} copy={false} />
      </>,
    )
    await userEvent.keyboard('{Tab}{ArrowDown}{Tab}{End}')
    const current = screen.getAllByRole('button', { current: 'step' })
    expect(current.map((step) => step.getAttribute('data-step'))).toEqual(['1', '2'])
  })
})

describe('in a shadow root', () => {
  test('a card: hours expand, a photo opens, and the focus returns', async () => {
    mountElement(
      <Shadow>
        <PlaceCard place={tavern} />
      </Shadow>,
    )
    await useCard(cardIn(shadowOf()))
  })

  test('results: keys move from row to row', async () => {
    const places = [tavern, { ...tavern, id: 'other', name: 'Other tavern' }]
    mountElement(
      <Shadow>
        <SearchResults places={places} />
      </Shadow>,
    )
    shadowOf().querySelector('select')?.focus()
    await userEvent.keyboard('{Tab}{End}')
    expect(shadowOf().activeElement?.textContent).toBe('Other tavern')
  })

  test('steps: keys move between steps, and the current one is scrolled into view', async () => {
    const route = await readRoute(everyCommandRoute)
    const panel = (activeStep?: number) => (
      <div style={{ blockSize: 200, overflow: 'auto' }} data-testid="panel">
        <Shadow>
          <ManeuverList route={route} activeStep={activeStep} />
        </Shadow>
      </div>
    )
    const { rerender } = mountElement(panel())
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}')
    expect(shadowOf().activeElement?.getAttribute('data-step')).toBe('2')
    const before = screen.getByTestId('panel').scrollTop
    rerender(panel(40))
    expect(screen.getByTestId('panel').scrollTop).toBeGreaterThan(before)
  })

  test('a long route is windowed as elsewhere', async () => {
    const route = await readRoute(hugeRoute({ maneuvers: 1500, points: 1500 }))
    mountElement(
      <Shadow>
        <ManeuverList route={route} />
      </Shadow>,
    )
    const rows = () => shadowOf().querySelectorAll('[data-part="row"]').length
    await expect.poll(rows).toBeGreaterThan(0)
    expect(rows()).toBeLessThan(200)
  })

  test('catalogs: pointer and keyboard select, and the focus is kept', async () => {
    const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() }
    mountElement(
      <Shadow>
        <BrandPicker />
        <CategoryBrowser defaultOpen={['food-drink']} />
      </Shadow>,
      { client, country: 'UY' },
    )
    const root = shadowOf()
    const options = () => [...root.querySelectorAll<HTMLElement>('[role="option"]')]
    await expect.poll(() => options().length).toBe(14)
    options()[0]?.click()
    root.querySelector<HTMLElement>('[role="listbox"]')?.focus()
    await userEvent.keyboard('{ArrowDown} ')
    const chips = () => [...root.querySelectorAll('[data-part="chip"]')]
    expect(chips().map((chip) => chip.textContent)).toEqual(['Abitab', 'ANCAP'])
    root.querySelector<HTMLElement>('[data-part="chip"]')?.focus()
    await userEvent.keyboard('{Delete}')
    expect([chips().length, root.activeElement]).toEqual([1, chips()[0]])

    const [all, ...boxes] = root.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
    all?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    expect([root.activeElement, boxes[0]?.checked, all?.indeterminate]).toEqual([
      boxes[0],
      true,
      true,
    ])
  })
})

test('in a fullscreen map, the photo of a card is on top', async () => {
  const map = document.body.appendChild(document.createElement('div'))
  onTestFinished(async () => {
    if (document.fullscreenElement) await document.exitFullscreen()
    map.remove()
  })
  mountElement(<PlaceCard place={tavern} />, {}, map)
  // The browser asks for a gesture.
  map.addEventListener('click', () => map.requestFullscreen(), { once: true })
  const [name = map] = within(cardIn(map)).getAllByRole('heading')
  await userEvent.click(name)
  await expect.poll(() => document.fullscreenElement).toBe(map)
  const photo = within(map).getByRole('button', { name: /photo 1/i })
  await userEvent.click(photo)
  const dialog = map.querySelector('dialog')
  await expect.poll(() => dialog?.matches(':modal')).toBe(true)
  const { width, height } = dialog?.getBoundingClientRect() ?? new DOMRect()
  expect(document.elementFromPoint(width / 2, height / 2)?.closest('dialog')).toBe(dialog)
})
