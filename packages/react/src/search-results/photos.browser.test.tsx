import { manyPlaces } from '@signpost/testing/fixtures'
import { cleanup, fireEvent } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { noPicture, pictures } from '../../../../test/browser/pictures.ts'
import { mountSearchResults } from '../../test/mountSearchResults.tsx'
import { readPlace } from '../../test/readPlace.ts'
import '../styles.css'

const [plain, ...others] = await Promise.all(manyPlaces(3).places.map((place) => readPlace(place)))
if (!plain) throw new Error('There is no place.')
const [green, brown] = pictures
const withContent = (content: object): typeof plain => ({
  ...plain,
  id: 'with photos',
  content: { ...plain.content, photos: [], ...content } as typeof plain.content,
})
const photo = (): HTMLImageElement | null => document.querySelector('[data-part="thumbnail"] > img')
const status = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-part="thumbnail"]')?.dataset.status
const box = (row: HTMLElement | undefined, part: string): DOMRect | undefined =>
  row?.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect()

test('a place with photos has the small one in its row, 64 px, loaded when it is near, without a referrer', async () => {
  const place = withContent({ thumbnail: brown, photos: [green] })
  const { rows } = mountSearchResults({ places: [place, ...others.slice(1)] })
  await expect.poll(photo).not.toBeNull()
  expect(photo()).toMatchObject({
    src: brown,
    alt: '',
    loading: 'lazy',
    referrerPolicy: 'no-referrer',
  })
  await expect.poll(status).toBe('ready')
  const [first, second] = rows()
  expect(box(first, 'thumbnail')).toMatchObject({ width: 64, height: 64 })
  // The icon of a place without a photo has the same size, so that the names line up.
  expect(box(second, 'disc')).toMatchObject({ width: 64, height: 64 })
  expect(box(second, 'title')?.left).toBe(box(first, 'title')?.left)
})

test('a list without photos, or with few, has icons of 40 px', async () => {
  const { rows } = mountSearchResults({ places: [plain, ...others] })
  expect(photo()).toBeNull()
  expect(box(rows()[0], 'disc')).toMatchObject({ width: 40, height: 40 })
  cleanup()
  const { root } = mountSearchResults({ places: [withContent({ photos: [green] }), ...others] })
  await expect.poll(status).toBe('ready')
  for (const part of ['thumbnail', 'disc'])
    expect(box(root, part)).toMatchObject({ width: 40, height: 40 })
})

test.each([
  ['few places with photos', 1],
  ['most places with photos', 2],
])('a filter moves no text sideways, whichever places it leaves: %s', (_, pictured) => {
  const kindOf = (index: number): string => (index < pictured ? 'pictured' : 'plain')
  const places = [plain, ...others].map((place, index) => ({
    ...(index < pictured ? withContent({ photos: [green] }) : place),
    id: `${index}`,
    categories: [{ code: kindOf(index), name: kindOf(index) }],
  }))
  const { rows, rerender } = mountSearchResults({ places, filters: {} })
  const lefts = (): unknown[] => rows().map((row) => box(row, 'title')?.left)
  const [left] = lefts()
  for (const kind of ['pictured', 'plain']) {
    rerender({ places, filters: { categories: [kind] } })
    expect(new Set(lefts())).toEqual(new Set([left]))
  }
})

test('another page moves no text sideways, whatever photos it has', () => {
  const numbered = (place: typeof plain, count: number, from = 0): (typeof plain)[] =>
    Array.from({ length: count }, (_, index) => ({ ...place, id: `${from + index}` }))
  const first = numbered(plain, 10)
  const { rows, rerender } = mountSearchResults({ places: first })
  const [row] = rows()
  const before = box(row, 'title')
  rerender({ places: [...first, ...numbered(withContent({ photos: [green] }), 20, 10)] })
  expect(rows()).toHaveLength(30)
  expect(box(row, 'title')).toEqual(before)
})

test('nothing moves when a photo loads; when it fails to load the icon stays', async () => {
  const place = withContent({ thumbnail: noPicture('small'), photos: [noPicture('large')] })
  const { rows, root } = mountSearchResults({ places: [place, ...others.slice(1)] })
  const places = (): unknown =>
    [
      ...root.querySelectorAll(
        'li, li [data-part]:not([data-part="thumbnail"], [data-part="photo"])',
      ),
    ].map((part) => part.getBoundingClientRect().toJSON())
  const before = places()
  await expect.poll(photo).not.toBeNull()
  await expect.poll(photo).toBeNull()
  expect(places()).toEqual(before)
  const [row] = rows()
  expect(box(row, 'disc')).toMatchObject({ width: 64, height: 64 })
})

test('a small version that does not exist is replaced by the photo', async () => {
  mountSearchResults({ places: [withContent({ thumbnail: noPicture(), photos: [green] })] })
  await expect.poll(() => photo()?.src).toBe(noPicture())
  fireEvent.error(photo() as HTMLImageElement)
  expect(photo()?.src).toBe(green)
})

test('the authors of the photos are named in the row, also where an app replaces its facts', () => {
  const { root } = mountSearchResults({
    places: [withContent({ photos: [green], photoCredits: ['Ana Pérez', 'Ana Pérez', 'Bo'] })],
    slots: { facts: () => null },
  })
  expect(root.querySelector('[data-part="authors"]')?.textContent).toBe('© Ana Pérez, Bo')
})

test.each(['ltr', 'rtl'])(
  'the authors begin where the lines above do, whatever their letters: %s',
  (dir) => {
    const { root } = mountSearchResults(
      { places: [withContent({ photos: [green], photoCredits: ['Ana Pérez'] })] },
      { around: (element) => <div dir={dir}>{element}</div> },
    )
    const text = document.createRange()
    const [title, credits] = ['title', 'authors'].map((part) => {
      text.selectNodeContents(root.querySelector(`[data-part="${part}"]`) ?? document.body)
      const { left, right } = text.getBoundingClientRect()
      return Math.round(dir === 'ltr' ? left : right)
    })
    expect(credits).toBe(title)
  },
)

test.each(['ltr', 'rtl'])('at 320 px the name keeps its room beside a photo: %s', async (dir) => {
  await page.viewport(320, 600)
  document.dir = dir
  onTestFinished(() => {
    document.dir = ''
    return page.viewport(800, 600)
  })
  const { rows } = mountSearchResults({ places: [withContent({ photos: [green] }), ...others] })
  const [row] = rows()
  const [image, text] = [box(row, 'media'), box(row, 'text')]
  expect(image?.width).toBeLessThan(62)
  expect(text?.width).toBeGreaterThan(128)
  expect(image?.top).toBeLessThan(text?.bottom ?? 0)
  if (dir === 'ltr') expect(image?.right).toBeLessThan(text?.left ?? 0)
  else expect(image?.left).toBeGreaterThan(text?.right ?? 0)
  expect(document.documentElement.scrollWidth).toBe(320)
})
