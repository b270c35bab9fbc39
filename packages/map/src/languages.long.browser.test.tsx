import { type PartialMessages, SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { overflowingElements } from '../../../test/browser/overflowingElements.ts'
import { violations } from '../../../test/browser/violations.ts'
import { worker } from '../test/mapStage.tsx'
import { plainStyle } from '../test/plainStyle.ts'
import { AddressConfirm } from './address-confirm/AddressConfirm.tsx'
import { Directions } from './directions/Directions.tsx'
import { ar } from './messages/ar.ts'
import { de } from './messages/de.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { he } from './messages/he.ts'
import { it as italian } from './messages/it.ts'
import { ja } from './messages/ja.ts'
import { ko } from './messages/ko.ts'
import { nl } from './messages/nl.ts'
import { pl } from './messages/pl.ts'
import { pt } from './messages/pt.ts'
import { ru } from './messages/ru.ts'
import { tr } from './messages/tr.ts'
import { uk } from './messages/uk.ts'
import { zh } from './messages/zh.ts'
import { StoreLocator } from './store-locator/StoreLocator.tsx'

const languages = { ar, de, es, fr, he, it: italian, ja, ko, nl, pl, pt, ru, tr, uk, zh }
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
    const loading = () => container.querySelectorAll('[data-status="loading"]').length
    await expect.poll(loading).toBe(0)
    expect(await violations(frame)).toEqual([])
    expect(overflowingElements(frame)).toEqual([])
    document.documentElement.style.cssText =
      'font-size: 200%; letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5'
    onTestFinished(() => document.documentElement.removeAttribute('style'))
    expect(overflowingElements(frame)).toEqual([])
  },
)
