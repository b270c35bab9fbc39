import { type PlaceSearchDriver, placeSearch } from '@signpost/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  addressForm,
  askDirections,
  config,
  directions,
  facts,
  footer,
  form,
  giveFacts,
  giveStores,
  maneuvers,
  pickers,
  place,
  results,
  routeMap,
  search,
  showWay,
  storeLocator,
  together,
} from './pages.ts'
import { TagPage } from './TagPage.tsx'

const meta = {
  title: 'Elements/Tags',
  component: TagPage,
  // The page shows the HTML of each story itself.
  parameters: { layout: 'padded', docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof TagPage>

export default meta
type Story = StoryObj<typeof meta>

const longTimeout = { timeout: 60_000 }

/** The content of the shadow root of the first element of a tag. */
async function inside(canvasElement: HTMLElement, tag: string, selector: string): Promise<Element> {
  return waitFor(() => {
    const found = canvasElement.querySelector(tag)?.shadowRoot?.querySelector(selector)
    if (!found) throw new Error(`<${tag}> has no ${selector} yet.`)
    return found
  }, longTimeout)
}

/** The search box, in its shadow root. */
async function boxIn(canvasElement: HTMLElement): Promise<PlaceSearchDriver> {
  const input = await inside(canvasElement, 'signpost-search', 'input')
  const tree = input.getRootNode()
  if (!(tree instanceof ShadowRoot)) throw new Error('The box has no shadow root.')
  return placeSearch(tree)
}

/** The search box. */
export const Search: Story = {
  args: { html: search },
  play: async ({ canvasElement }) => {
    const box = await boxIn(canvasElement)
    await expect((await box.search('sol')).length).toBeGreaterThan(0)
  },
}

/** The page's nodes in the slot are below the rows, and are reached with Tab. */
export const WithFooter: Story = {
  args: { html: footer },
  play: async ({ canvasElement }) => {
    const box = await boxIn(canvasElement)
    await box.search('sol')
    const button = canvasElement.querySelector('signpost-search button')
    if (!(button instanceof HTMLElement)) throw new Error('The page has no footer.')
    button.focus()
    await waitFor(() => expect(button).toHaveFocus(), longTimeout)
    await expect(box.rows.length).toBeGreaterThan(0)
  },
}

/** A field of a form, labeled by the page. The form sends the known data of the choice. */
export const InForm: Story = {
  args: { html: form },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'signpost-search', 'input')
    const page = canvasElement.querySelector('form') as HTMLFormElement
    await expect(page.checkValidity()).toBe(false)
    const box = await boxIn(canvasElement)
    await box.search('teatro sol')
    await box.choose('Teatro Solís')
    await waitFor(
      () => expect(new FormData(page).get('town.latitude')).toMatch(/^-34\./),
      longTimeout,
    )
    await expect(page.checkValidity()).toBe(true)
  },
}

/** A panel about a place. */
export const Place: Story = {
  args: { html: place },
  play: async ({ canvasElement }) => {
    const title = await inside(canvasElement, 'signpost-place', 'h2')
    await expect(title.textContent).toBe('Teatro Solís')
  },
}

/** The places of a search. */
export const Results: Story = {
  args: { html: results },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'signpost-results', 'li button')
  },
}

/** A route from one place to another, here without a map. */
export const Directions: Story = {
  args: { html: directions },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'signpost-directions', 'ol li')
  },
}

/** A route as text. */
export const Maneuvers: Story = {
  args: { html: maneuvers, script: showWay },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'signpost-maneuvers', 'ol li')
  },
}

/** A route on a map. */
export const RouteMap: Story = {
  args: { html: routeMap, script: showWay },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'signpost-route-map', 'canvas')
  },
}

/** A form for an address: a choice in its first line fills in the other fields. */
export const AddressForm: Story = {
  args: { html: addressForm },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'signpost-address-form', 'form')
  },
}

/** A picker of brands and a picker of categories. */
export const Pickers: Story = {
  args: { html: pickers },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'signpost-brand-picker', '[role="option"]')
    await inside(canvasElement, 'signpost-category-browser', '[type="checkbox"]')
  },
}

/** The page's own places, here without a map. */
export const StoreLocator: Story = {
  args: { html: storeLocator, script: giveStores },
  play: async ({ canvasElement }) => {
    const first = await inside(canvasElement, 'signpost-store-locator', 'li button')
    await expect(first.textContent).toBe('Harbour')
  },
}

/** The opening hours and the fuel prices of one of the page's own places. */
export const Facts: Story = {
  args: { html: facts, script: giveFacts },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'signpost-opening-hours', 'table')
    await inside(canvasElement, 'signpost-fuel-prices', 'dl')
  },
}

/** Settings of several elements, here in French. */
export const Config: Story = {
  args: { html: config },
  play: async ({ canvasElement }) => {
    const label = await inside(canvasElement, 'signpost-search', 'label')
    await expect(label.textContent).toBe('Rechercher un lieu')
  },
}

/** Three elements together: the choice in the box is shown, with directions to it. */
export const Together: Story = {
  args: { html: together, script: askDirections },
  play: async ({ canvasElement }) => {
    const box = await boxIn(canvasElement)
    await box.search('teatro sol')
    await box.choose('Teatro Solís')
    await inside(canvasElement, 'signpost-place', 'h2')
  },
}
