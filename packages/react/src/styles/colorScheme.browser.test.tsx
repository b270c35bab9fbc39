import { expect, onTestFinished, test } from 'vitest'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import '../styles.css'

test('colors follow the color-scheme of the page: a page without a dark scheme has no dark box', async () => {
  await emulateMedia('prefers-color-scheme', 'dark')
  const { style } = document.documentElement
  onTestFinished(() => void style.removeProperty('color-scheme'))
  const { view } = mountPlaceSearch({ label: 'Where to?' })
  const ink = (): string => getComputedStyle(view.getByText('Where to?')).color

  style.colorScheme = 'light'
  const light = ink()
  style.removeProperty('color-scheme')
  expect(ink()).toBe(light)
  style.colorScheme = 'light dark'
  expect(ink()).not.toBe(light)
})

test('colors follow an attribute on a page that states no color-scheme', () => {
  const { view } = mountPlaceSearch({ label: 'Where to?' })
  const label = view.getByText('Where to?')
  const light = getComputedStyle(label).color
  view.container.dataset.colorScheme = 'dark'
  expect(getComputedStyle(label).color).not.toBe(light)
})
