import { type PartialMessages, SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { render } from '@testing-library/react'
import { test } from 'vitest'
import { expectToFit } from '../../../test/browser/expectToFit.ts'
import { languages } from '../test/languages.ts'
import { worker } from '../test/mapStage.tsx'
import { plainStyle } from '../test/plainStyle.ts'
import { AddressConfirm } from './address-confirm/AddressConfirm.tsx'
import { Directions } from './directions/Directions.tsx'
import { StoreLocator } from './store-locator/StoreLocator.tsx'

const center = { latitude: -34.9077, longitude: -56.2012 }
const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() }
const map = { mapStyle: plainStyle, workerUrl: worker }

test.each(Object.entries(languages))(
  'in %s at 320 px, also with text of double size, nothing of the screens with a map overflows',
  async (language, messages: PartialMessages) => {
    const { container } = render(
      <SignpostProvider client={client} language={language} messages={messages}>
        <div
          id="frame"
          lang={language}
          dir={language === 'ar' || language === 'he' ? 'rtl' : 'ltr'}
          style={{ inlineSize: 320 }}
        >
          <Directions map={false} travelTimes={false} />
          <StoreLocator map={false} stores={[]} defaultPoint={{ coordinate: center }} />
          <AddressConfirm map={map} country="UY" defaultCoordinate={center} />
        </div>
      </SignpostProvider>,
    )
    const frame = container.querySelector<HTMLElement>('#frame')
    if (!frame) throw new Error('There is no frame.')
    await expectToFit(frame)
  },
)
