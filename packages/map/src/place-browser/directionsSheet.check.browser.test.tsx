import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { fromURLSearchParams } from '../directions/index.ts'
import '@signpost/react/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import '../styles.css'
import { PlaceBrowser } from './PlaceBrowser.tsx'

const link = 'from=-34.9077,-56.2012&from_name=Teatro&to=-34.8945,-56.1529&to_name=Estadio'
const directions = fromURLSearchParams(new URLSearchParams(link))

async function show(value: Parameters<typeof PlaceBrowser>[0]['defaultValue']): Promise<void> {
  await page.viewport(390, 780)
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'key', fetch: createGeoFetch() }}
    >
      <div style={{ blockSize: 780 }}>
        <PlaceBrowser map={{ workerUrl: worker, mapStyle: plainStyle }} defaultValue={value} />
      </div>
    </SignpostProvider>,
  )
}

test('a sheet at full height shows the steps of a route; collapsing them brings back half of the map', async () => {
  await show({ directions })
  const steps = page.getByRole('button', { name: 'Steps', exact: true })
  const height = page.getByRole('slider', { name: 'Panel height' })
  const hasList = (): boolean | undefined =>
    document.querySelector('[data-signpost="maneuver-list"]')?.checkVisibility()
  await expect.element(steps, { timeout: 60_000 }).toBeVisible()
  expect(hasList()).toBe(false)
  ;(height.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(height).toHaveValue('2')
  expect(hasList()).toBe(true)
  await expect.element(steps).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(steps)
  await expect.element(height).toHaveValue('1')
  expect(hasList()).toBe(false)
  // At half height, the steps can be expanded too, without covering the map.
  await userEvent.click(steps)
  expect(hasList()).toBe(true)
  await expect.element(height).toHaveValue('1')
  // The summary moves below the header, so that the first steps are visible.
  const top = (part: string): number =>
    document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect().top ?? 0
  await expect.poll(() => top('summary') - top('panel-header')).toBeLessThan(80)
})

test('the button that closes the search of an end is beside the text of its field', async () => {
  await show({ directions: { ...directions, points: [null, null] } })
  await userEvent.click(page.getByRole('combobox', { name: 'From' }))
  const close = page.getByRole('button', { name: 'Close search' })
  await expect.element(close).toBeVisible()
  const input = page.getByRole('combobox', { name: 'From' }).element()
  const { right } = close.element().getBoundingClientRect()
  expect(input.getBoundingClientRect().left).toBeGreaterThanOrEqual(right - 1)
})
