import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { emulatePrint } from '../../../../test/browser/emulatePrint.ts'
import { worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { unfoldSteps } from '../../test/unfoldSteps.ts'
import { Directions } from './Directions.tsx'
import { fromURLSearchParams } from './directionsLink.ts'

const patience = { timeout: 60_000 }
const link = 'from=-34.9077,-56.2012&to=-34.8945,-56.1529'

async function show(): Promise<readonly HTMLElement[]> {
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'key', fetch: createGeoFetch() }}
    >
      <Directions
        defaultValue={fromURLSearchParams(new URLSearchParams(link))}
        map={{ mapStyle: plainStyle, workerUrl: worker }}
      />
    </SignpostProvider>,
  )
  await expect.poll(() => document.querySelector('canvas'), patience).toBeTruthy()
  await unfoldSteps()
  await expect.element(page.getByRole('listitem').first(), patience).toBeVisible()
  return [...document.querySelectorAll<HTMLElement>('[data-part="row"]')]
}

const isSeen = (part: string): boolean =>
  document.querySelector(`[data-part="${part}"]`)?.checkVisibility() === true

test('print: the list has the whole route, and no controls', async () => {
  const steps = await show()
  expect(isSeen('map')).toBe(true)
  await emulatePrint()
  expect(steps.length).toBeGreaterThan(3)
  expect(steps.every((step) => step.checkVisibility())).toBe(true)
  expect(['map', 'control', 'options'].filter(isSeen)).toEqual([])
})

test('forced colors: the list has the whole route, and the buttons of the map have a border', async () => {
  await emulateMedia('forced-colors', 'active')
  const steps = await show()
  expect(steps.every((step) => step.checkVisibility())).toBe(true)
  const edge = (): string | undefined => {
    const controls = document.querySelector('[data-part="controls"]')
    return controls ? getComputedStyle(controls).borderTopStyle : undefined
  }
  await expect.poll(edge, patience).toBe('solid')
})

test('320 px: no horizontal scrolling, and both ends can be read', async () => {
  const { innerWidth: width, innerHeight: height } = window
  onTestFinished(() => page.viewport(width, height))
  await page.viewport(320, 640)
  await show()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  for (const input of document.querySelectorAll<HTMLInputElement>('[role="combobox"]')) {
    expect(input.clientWidth).toBeGreaterThanOrEqual(112)
  }
})
