import type { Place } from '@signpost/client'
import { everything } from '@signpost/testing/fixtures'
import type { ReactNode } from 'react'
import { FuelPrices } from '../src/fuel-prices/FuelPrices.tsx'
import { PlaceContext } from '../src/internals/PlaceContext.ts'
import { LocateButton } from '../src/locate-button/LocateButton.tsx'
import { PartnerAttribution } from '../src/partner-review/PartnerAttribution.tsx'
import { PartnerReview } from '../src/partner-review/PartnerReview.tsx'
import { PhotoGallery } from '../src/photo-gallery/PhotoGallery.tsx'
import { PlaceAbout } from '../src/place-details/PlaceAbout.tsx'
import { SignpostProvider, type SignpostProviderProps } from '../src/provider/SignpostProvider.tsx'
import { ReverseGeocode } from '../src/reverse-geocode/ReverseGeocode.tsx'
import { FuelStationList } from '../src/search-results/FuelStationList.tsx'
import { readPlace } from './readPlace.ts'

export interface PlaceContentAppProps {
  readonly place: Place
  readonly settings?: SignpostProviderProps
}

/** A page with everything that is shown of a place, two galleries among it. */
export function App({ place, settings }: PlaceContentAppProps): ReactNode {
  return (
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', fetch: answerNothing }}
      {...settings}
    >
      <PlaceContext.Provider value={place}>
        <PhotoGallery />
        <PhotoGallery title="The same" />
        <PartnerReview />
        <PartnerAttribution />
        <PlaceAbout sponsored />
        <FuelPrices preferredGrade="diesel" />
        <FuelStationList places={[place, { ...place, id: 'other' }]} onSelect={() => undefined} />
        <LocateButton />
        <ReverseGeocode coordinate={place.coordinate} />
      </PlaceContext.Provider>
    </SignpostProvider>
  )
}

const answerNothing = async (): Promise<Response> => new Response(null, { status: 204 })

/** A port to which browsers do not connect. */
const nowhere = 'http://localhost:1/icon.svg'

/** @public The command `renderOnServer` calls it by name. The review of its place cannot be shown. */
export async function load(): Promise<PlaceContentAppProps> {
  const partner_contents = { ...everything.partner_contents, icon_url: nowhere }
  return { place: await readPlace({ ...everything, partner_contents }) }
}
