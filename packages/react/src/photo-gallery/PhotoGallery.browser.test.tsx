import { ar } from '@signpost/react/messages/ar'
import { oddPlaces } from '@signpost/testing/fixtures'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { noPicture, pictures } from '../../../../test/browser/pictures.ts'
import { mountElement } from '../../test/mountElement.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { PhotoGallery } from './PhotoGallery.tsx'
import '../styles.css'

const [green, brown, blue] = pictures

function tiles(): HTMLElement[] {
  return within(screen.getByRole('list')).getAllByRole('button')
}

/** The name of the photo that is open. */
function opened(): string | null | undefined {
  return within(screen.getByRole('dialog')).getByRole('status').textContent
}

async function open(index: number): Promise<void> {
  await userEvent.click(tiles()[index] as HTMLElement)
  await expect.poll(() => screen.queryByRole('dialog')).not.toBeNull()
}

test('the dialog begins with its name, and the number of the photo is a paragraph in its status', async () => {
  mountElement(<PhotoGallery photos={[green, brown]} title="Taberna" />)
  await open(0)
  const dialog = screen.getByRole('dialog', { name: 'Photos of Taberna' })
  expect(dialog.firstElementChild?.textContent).toBe('Photos of Taberna')
  expect(within(dialog).getByRole('status').firstElementChild?.matches('p')).toBe(true)
})

test('tiles are labeled by the photo that they open, and have a size', () => {
  mountElement(<PhotoGallery photos={[green, brown]} title="Taberna" />)
  expect(screen.getByRole('region', { name: 'Photos of Taberna' })).toBeTruthy()
  expect(tiles().map((tile) => tile.getAttribute('aria-label'))).toEqual([
    'Open photo 1 of 2',
    'Open photo 2 of 2',
  ])
  const image = tiles()[0]?.querySelector('img')
  expect([image?.width, image?.getAttribute('height')]).toEqual([expect.any(Number), '300'])
  expect(image?.referrerPolicy).toBe('no-referrer')
})

test('credits are below the tiles and below the open photo; without photos there are none', async () => {
  const credits = ['Ana Pérez', 'سارة', '<b>Bruno</b>']
  const { container } = mountElement(<PhotoGallery photos={[green]} credits={credits} />)
  expect(container.textContent).toBe('© Ana Pérez, سارة, <b>Bruno</b>')
  await open(0)
  expect(screen.getByRole('dialog').textContent).toContain('© Ana Pérez, سارة, <b>Bruno</b>')
  const { container: other } = mountElement(<PhotoGallery photos={[]} credits={credits} />)
  expect(other.textContent).toBe('')
})

test('the dialog by keyboard: opens, goes to the next photo and wraps around, closes; the focus is kept and returned', async () => {
  mountElement(<PhotoGallery photos={[green, brown, blue]} />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(opened).toBe('Photo 2 of 3')
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  expect(dialog.matches(':modal')).toBe(true)
  const close = screen.getByRole('button', { name: 'Close photos' })
  await expect.poll(() => document.activeElement).toBe(close)
  // The ground is dark, whatever the colors of the page.
  expect(getComputedStyle(close).outlineColor).toBe('rgb(255, 255, 255)')

  await userEvent.keyboard('{ArrowRight}')
  expect(opened()).toBe('Photo 3 of 3')
  await userEvent.keyboard('{ArrowRight}')
  expect(opened()).toBe('Photo 1 of 3')
  await userEvent.keyboard('{ArrowLeft}')
  expect(opened()).toBe('Photo 3 of 3')

  for (let press = 0; press < 6; press++) {
    await userEvent.tab()
    const { activeElement } = document
    expect(activeElement === document.body || dialog.contains(activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(tiles()[1])
})

test('the dialog by pointer: buttons, and a swipe', async () => {
  const { container } = mountElement(<PhotoGallery photos={[green, brown]} />)
  await open(0)
  await userEvent.click(screen.getByRole('button', { name: 'Next photo' }))
  expect(opened()).toBe('Photo 2 of 2')
  await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }))
  expect(opened()).toBe('Photo 1 of 2')
  const stage = container.querySelector('[data-part="stage"]') as HTMLElement
  fireEvent.pointerDown(stage, { clientX: 300, clientY: 100 })
  fireEvent.pointerUp(stage, { clientX: 200, clientY: 110 })
  expect(opened()).toBe('Photo 2 of 2')
  fireEvent.pointerDown(stage, { clientX: 300, clientY: 100 })
  fireEvent.pointerUp(stage, { clientX: 250, clientY: 300 })
  expect(opened()).toBe('Photo 2 of 2')
  await userEvent.click(screen.getByRole('button', { name: 'Close photos' }))
  await expect.poll(() => document.activeElement).toBe(tiles()[0])
})

test('right to left the left arrow goes to the next photo, and the texts are Arabic', async () => {
  mountElement(
    <div dir="rtl">
      <PhotoGallery photos={[green, brown, blue]} />
    </div>,
    { language: 'ar', messages: ar },
  )
  await open(0)
  await userEvent.keyboard('{ArrowLeft}')
  expect(opened()).toBe('الصورة 2 من 3')
  const next = screen.getByRole('button', { name: 'الصورة التالية' }).getBoundingClientRect()
  expect(next.left).toBeLessThan(100)
})

test('a photo that fails to load is removed without a layout shift below; the other photos fill its place', async () => {
  mountElement(
    <div style={{ inlineSize: 400 }}>
      <PhotoGallery photos={[noPicture('a'), green, noPicture('b'), brown]} />
      <p>below</p>
    </div>,
  )
  const top = () => screen.getByText('below').getBoundingClientRect().top
  const before = top()
  expect(before).toBeGreaterThan(200)
  await expect.poll(() => tiles().length).toBe(2)
  expect(tiles().map((tile) => tile.querySelector('img')?.src)).toEqual([green, brown])
  expect(top()).toBe(before)
})

test('when no photo can be loaded it says so in the same place', async () => {
  const place = await readPlace(oddPlaces.deadPhotos)
  const photos = (place.content?.photos ?? []).map((_, index) => noPicture(`${index}`))
  mountElement(
    <div style={{ inlineSize: 400 }}>
      <PhotoGallery photos={photos} />
      <p>below</p>
    </div>,
  )
  const { top } = screen.getByText('below').getBoundingClientRect()
  await expect.poll(() => screen.queryByText('Photos couldn’t be loaded.')).not.toBeNull()
  expect(screen.getByText('below').getBoundingClientRect().top).toBe(top)
  expect(screen.queryByRole('button')).toBeNull()
})

test('an open photo that fails to load is replaced by the next, and the focus stays in the dialog', async () => {
  mountElement(<PhotoGallery photos={[green, brown]} />)
  await open(1)
  screen.getByRole('button', { name: 'Next photo' }).focus()
  fireEvent.error(screen.getByRole('img', { name: /^Photo 2 of 2/ }))
  await expect.poll(opened).toBe('Photo 1 of 1')
  expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull()
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Close photos' }))
  fireEvent.error(screen.getByRole('img', { name: /^Photo 1 of 1/ }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('region', { name: 'Photos' }))
})

test('with more photos than tiles the last tile shows how many more', async () => {
  const photos = Array.from({ length: 9 }, (_, index) => `${green}?${index}`)
  mountElement(<PhotoGallery photos={photos} />)
  expect(tiles()).toHaveLength(5)
  expect(tiles()[4]?.textContent).toBe('+4')
  await open(4)
  await userEvent.keyboard('{ArrowRight}')
  expect(opened()).toBe('Photo 6 of 9')
})

test('in a shadow root the dialog is modal, keeps the page from scrolling, and returns the focus', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const root = host.attachShadow({ mode: 'open' })
  const container = root.appendChild(document.createElement('div'))
  mountElement(<PhotoGallery photos={[green, brown]} />, {}, container)
  const [, second] = container.querySelectorAll('button')
  second?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => container.querySelector('dialog')?.matches(':modal')).toBe(true)
  const { style } = document.documentElement
  expect(style.overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => container.querySelector('dialog')).toBeNull()
  await expect.poll(() => root.activeElement).toBe(second)
  expect(style.overflow).toBe('')
})

test('renders nothing without photos', async () => {
  const { container } = mountElement(<PhotoGallery place={await readPlace(oddPlaces.nameOnly)} />)
  expect(container.innerHTML).toBe('')
})
