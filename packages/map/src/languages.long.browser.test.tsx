import { type PartialMessages, SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectToFit } from '../../../test/browser/expectToFit.ts'
import { languages } from '../test/languages.ts'
import { worker } from '../test/mapStage.tsx'
import { plainStyle } from '../test/plainStyle.ts'
import { AddressConfirm } from './address-confirm/AddressConfirm.tsx'
import { Directions } from './directions/Directions.tsx'
import { fromURLSearchParams } from './directions/directionsLink.ts'
import { PlaceBrowser } from './place-browser/PlaceBrowser.tsx'
import type { PlaceBrowserProps } from './place-browser/PlaceBrowserProps.ts'
import { StoreLocator } from './store-locator/StoreLocator.tsx'

const center = { latitude: -34.9077, longitude: -56.2012 }
const theatre = { name: 'Teatro Solís', coordinate: { latitude: -34.90779, longitude: -56.20092 } }
const trip = fromURLSearchParams(
  new URLSearchParams('from=-34.9077,-56.2012&from_name=Teatro Solís&to=-34.8945,-56.1529'),
)
const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() }
const map = { mapStyle: plainStyle, workerUrl: worker }

/** Renders screens 320 px wide in a language, in its direction of writing. */
function frameOf(screens: ReactNode, language: string, messages: PartialMessages): HTMLElement {
  const isRightToLeft = language === 'ar' || language === 'he'
  const { container } = render(
    <SignpostProvider client={client} language={language} messages={messages} near={center}>
      <div
        id="frame"
        lang={language}
        dir={isRightToLeft ? 'rtl' : 'ltr'}
        style={{ inlineSize: 320 }}
      >
        {screens}
      </div>
    </SignpostProvider>,
  )
  const frame = container.querySelector<HTMLElement>('#frame')
  if (!frame) throw new Error('There is no frame.')
  return frame
}

test.each(Object.entries(languages))(
  'in %s at 320 px, also with text of double size, nothing of the screens with a map overflows',
  async (language, messages: PartialMessages) => {
    const screens = (
      <>
        <Directions map={false} travelTimes={false} />
        <StoreLocator map={false} stores={[]} defaultPoint={{ coordinate: center }} />
        <AddressConfirm map={map} country="UY" defaultCoordinate={center} />
      </>
    )
    await expectToFit(frameOf(screens, language, messages))
  },
)

test.each(Object.entries(languages))(
  'in %s at 320 px, also with text of double size, no route with its steps overflows',
  async (language, messages: PartialMessages) => {
    const frame = frameOf(<Directions map={false} defaultValue={trip} />, language, messages)
    await expect.poll(() => frame.querySelectorAll('[data-part="row"]').length).toBeGreaterThan(3)
    await expectToFit(frame)
  },
)

test.each(Object.entries(languages))(
  'in %s at 320 px, also with text of double size, nothing of a place browser overflows, whose panel lists results or shows a place',
  async (language, messages: PartialMessages) => {
    await page.viewport(320, 700)
    const browser = (value: PlaceBrowserProps['defaultValue']) => (
      <div style={{ blockSize: 700 }}>
        <PlaceBrowser map={map} defaultValue={value} />
      </div>
    )
    const list = frameOf(browser({ query: 'Gas station' }), language, messages)
    await expect.poll(() => list.querySelectorAll('[data-part="title"]').length).toBeGreaterThan(2)
    await expectToFit(list)
    cleanup()
    const card = frameOf(browser({ place: theatre }), language, messages)
    await expect.poll(() => card.querySelectorAll('article').length).toBe(1)
    await expectToFit(card)
  },
)
