import { everything } from '@signpost/testing/fixtures'
import { within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { pictures } from '../../test/pictures.ts'
import { readPlace } from '../../test/readPlace.ts'
import { PlaceCard } from './PlaceCard.tsx'
import '../styles.css'

const [green, brown] = pictures
const tavern = await readPlace({
  ...everything,
  enhanced_contents: { ...everything.enhanced_contents, photo_url: green, photo_url_1: brown },
  partner_contents: { ...everything.partner_contents, icon_url: green },
})

/** Opens the hours and the first photo of a card by keyboard, and closes the photo. */
async function use(card: HTMLElement): Promise<void> {
  const parts = within(card)
  const hours = parts.getByRole('button', { expanded: false })
  hours.focus()
  await userEvent.keyboard('{Enter}')
  expect(hours.getAttribute('aria-expanded')).toBe('true')
  // What it says it controls is in the same tree.
  const root = card.getRootNode() as Document | ShadowRoot
  expect(root.getElementById(hours.getAttribute('aria-controls') ?? '')).not.toBeNull()

  const photo = parts.getByRole('button', { name: /photo 1/i })
  photo.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => card.querySelector('dialog')?.matches(':modal')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => card.querySelector('dialog')).toBeNull()
  expect(root.activeElement).toBe(photo)
}

const cardIn = (container: ParentNode): HTMLElement => {
  const card = container.querySelector<HTMLElement>('[data-signpost="place-card"]')
  if (!card) throw new Error('There is no card.')
  return card
}

test('Two widgets on a page: what is opened in one stays closed in the other, and no id is there twice', async () => {
  const { container } = mountElement(
    <>
      <PlaceCard place={tavern} />
      <PlaceCard place={tavern} />
    </>,
  )
  await use(cardIn(container))
  const open = [...container.querySelectorAll('[aria-expanded]')]
  expect(open.map((button) => button.getAttribute('aria-expanded'))).toEqual(['true', 'false'])
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('in a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  mountElement(<PlaceCard place={tavern} />, {}, container)
  await use(cardIn(container))
})

test('in a fullscreen map', async () => {
  const map = document.body.appendChild(document.createElement('div'))
  onTestFinished(async () => {
    if (document.fullscreenElement) await document.exitFullscreen()
    map.remove()
  })
  mountElement(<PlaceCard place={tavern} />, {}, map)
  // The browser asks for a gesture.
  map.addEventListener('click', () => map.requestFullscreen(), { once: true })
  await userEvent.click(cardIn(map))
  await expect.poll(() => document.fullscreenElement).toBe(map)
  const photo = within(map).getByRole('button', { name: /photo 1/i })
  await userEvent.click(photo)
  const dialog = map.querySelector('dialog')
  await expect.poll(() => dialog?.matches(':modal')).toBe(true)
  const { width, height } = dialog?.getBoundingClientRect() ?? new DOMRect()
  expect(document.elementFromPoint(width / 2, height / 2)?.closest('dialog')).toBe(dialog)
})
