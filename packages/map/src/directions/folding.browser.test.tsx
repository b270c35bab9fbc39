import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { Directions } from './Directions.tsx'
import { fromURLSearchParams } from './directionsLink.ts'
import '@signpost/react/styles.css'
import '../styles.css'

afterEach(async () => {
  cleanup()
  await page.viewport(414, 896)
})

const link = 'from=-34.9077,-56.2012&from_name=Teatro&to=-34.8945,-56.1529&to_name=Estadio'

function show(hasMap: boolean): void {
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() }}
      queryClient={new QueryClient()}
      timeZoneAt={() => 'America/Montevideo'}
    >
      <Directions
        map={hasMap && { mapStyle: plainStyle, workerUrl: worker }}
        defaultValue={fromURLSearchParams(new URLSearchParams(link))}
      />
    </SignpostProvider>,
  )
}

test('on a phone the texts of the summary follow each other, and only the road is cut off', async () => {
  await page.viewport(320, 780)
  show(true)
  const texts = (): Element[] => [...document.querySelectorAll('[data-part="note"] > *')]
  await expect.poll(() => texts().length).toBe(3)
  const [via, road, arrival] = texts().map((text) => text.getBoundingClientRect())
  expect(road?.left).toBeGreaterThanOrEqual((via?.right ?? Number.NaN) - 0.5)
  expect(arrival?.left).toBeGreaterThanOrEqual((road?.right ?? Number.NaN) - 0.5)
  const cut = texts().map((text) => text.scrollWidth > text.clientWidth + 1)
  expect([cut[0], cut[2]]).toEqual([false, false])
})

test('on a phone the road has the whole line below the totals and the button', async () => {
  await page.viewport(390, 780)
  show(true)
  const button = (await screen.findByRole('button', { name: 'Steps' })).getBoundingClientRect()
  const [totals, note] = ['totals', 'note'].map((part) =>
    document.querySelector(`[data-part="summary"] [data-part="${part}"]`)?.getBoundingClientRect(),
  )
  if (!totals || !note) throw new Error('The summary should have two lines.')
  expect([Math.round(note.right), note.top >= button.bottom - 4]).toEqual([
    Math.round(button.right),
    true,
  ])
  expect(totals.right).toBeLessThanOrEqual(button.left)
})

test('on a phone the steps beside a map are collapsed to the summary, which expands them', async () => {
  await page.viewport(390, 780)
  show(true)
  const button = await screen.findByRole('button', { name: 'Steps' })
  const list = (): boolean | undefined =>
    document.querySelector('[data-signpost="maneuver-list"]')?.checkVisibility()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(list()).toBe(false)
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(list).toBe(true)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => document.activeElement).toBe(button)
  // The button covers the whole summary.
  const { left, top } = screen.getByRole('region', { name: 'Route' }).getBoundingClientRect()
  expect(document.elementFromPoint(left + 4, top + 4)).toBe(button)
  await userEvent.click(button)
  await expect.poll(list).toBe(false)
})

test('expanded steps leave the summary visible below the map', async () => {
  await page.viewport(390, 780)
  show(true)
  const button = await screen.findByRole('button', { name: 'Steps' })
  await userEvent.click(button)
  const map = document.querySelector('[data-part="map"]')
  const gap = (): number =>
    Math.round(button.getBoundingClientRect().top - (map?.getBoundingClientRect().bottom ?? 0))
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
  await expect.poll(() => button.getBoundingClientRect().bottom).toBeLessThan(780)
  await expect.poll(() => window.scrollY).toBeGreaterThan(0)
})

test.each([
  ['without a map', 390, false],
  ['on a wide screen', 1100, true],
] as const)('%s the steps are shown at once', async (_, width, hasMap) => {
  await page.viewport(width, 780)
  show(hasMap)
  await expect
    .poll(() => document.querySelector('[data-signpost="maneuver-list"]')?.checkVisibility())
    .toBe(true)
  expect(screen.queryByRole('button', { name: 'Steps' })).toBeNull()
})
