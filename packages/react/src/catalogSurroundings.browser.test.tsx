import { createGeoFetch } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../test/mount.tsx'
import { BrandPicker } from './brand-picker/BrandPicker.tsx'
import { CategoryBrowser } from './category-browser/CategoryBrowser.tsx'
import { SignpostProvider } from './provider/SignpostProvider.tsx'

test('in a shadow root: pointer and keys choose, and the focus is kept', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const root = host.attachShadow({ mode: 'open' })
  const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() }
  render(
    <SignpostProvider client={client} country="UY" queryClient={new QueryClient()}>
      <BrandPicker />
      <CategoryBrowser defaultOpen={['food-drink']} />
    </SignpostProvider>,
    { container: root.appendChild(document.createElement('div')) },
  )
  const options = () => [...root.querySelectorAll<HTMLElement>('[role="option"]')]
  await expect.poll(() => options().length).toBe(14)
  options()[0]?.click()
  root.querySelector<HTMLElement>('[role="listbox"]')?.focus()
  await userEvent.keyboard('{ArrowDown} ')
  const chips = () => [...root.querySelectorAll('[data-part="brand-chip"]')]
  expect(chips().map((chip) => chip.textContent)).toEqual(['Abitab', 'ANCAP'])
  root.querySelector<HTMLElement>('[data-part="brand-chip"]')?.focus()
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
