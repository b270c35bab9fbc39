import reactStyles from '@signpost/react/styles.css?inline'
import { render } from '@testing-library/react'
import mapLibreStyles from 'maplibre-gl/dist/maplibre-gl.css?inline'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { Stage, worker } from '../../test/mapStage.tsx'
import { placeAt } from '../../test/placeAt.ts'
import { plainStyle } from '../../test/plainStyle.ts'
import styles from '../styles.css?inline'
import { PlaceMap } from './PlaceMap.tsx'

const patience = { timeout: 60_000 }
const center = { latitude: -34.9, longitude: -56.19 }
const place = placeAt(0, center)

function Places({ label }: { label: string }): ReactNode {
  const [selected, setSelected] = useState<string | null>(null)
  return (
    <Stage>
      <PlaceMap
        label={label}
        places={[place]}
        selected={selected}
        onSelectedChange={setSelected}
        mapStyle={plainStyle}
        workerUrl={worker}
        defaultCamera={{ center, zoom: 13 }}
      />
    </Stage>
  )
}

const markersIn = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-part="marker"]'),
]

test('two maps on a page: each opens its own place, and ids are unique', async () => {
  render(
    <>
      <Places label="North" />
      <Places label="South" />
    </>,
  )
  await expect.poll(() => markersIn(document).length, patience).toBe(2)
  markersIn(document)[1]?.click()
  await expect
    .poll(() => markersIn(document).map((marker) => marker.getAttribute('aria-expanded')), patience)
    .toEqual(['false', 'true'])
  expect(await violations(document.body)).toEqual([])
})

test('works in a shadow root: it is drawn, positioned, and can be used', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [reactStyles, mapLibreStyles, styles].map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  const root = createRoot(shadow.appendChild(document.createElement('div')))
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  root.render(<Places label="Map" />)
  await expect.poll(() => markersIn(shadow).length, patience).toBe(1)
  const [marker] = markersIn(shadow)
  const map = shadow.querySelector('.maplibregl-map')?.getBoundingClientRect()
  const box = marker?.getBoundingClientRect()
  expect((box?.left ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(
    (map?.left ?? 0) + (map?.width ?? 0) / 2,
    0,
  )
  marker?.focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => shadow.querySelector('[data-part="popover"]')?.checkVisibility(), patience)
    .toBe(true)
  await userEvent.keyboard('{Tab}{Escape}')
  expect(shadow.querySelector('[data-part="popover"]')).toBeNull()
  await expect.poll(() => shadow.activeElement).toBe(marker)
})

test('in a fullscreen map the popup of a marker is visible', async () => {
  render(<Places label="Map" />)
  await expect.poll(() => markersIn(document).length, patience).toBe(1)
  const view = document.querySelector('[data-signpost="map-view"]')
  const button = document.body.appendChild(document.createElement('button'))
  button.textContent = 'Fill the screen'
  button.onclick = () => void view?.requestFullscreen()
  onTestFinished(async () => {
    button.remove()
    if (document.fullscreenElement) await document.exitFullscreen()
  })
  await userEvent.click(page.getByRole('button', { name: 'Fill the screen' }))
  await expect.poll(() => document.fullscreenElement, patience).toBe(view)
  markersIn(document)[0]?.click()
  const popover = page.getByRole('region', { name: 'Place 0' })
  await expect.element(popover, patience).toBeVisible()
  expect(document.fullscreenElement?.contains(popover.element())).toBe(true)
})
