import type { Place } from '@signpost/client'
import { everything } from '@signpost/testing/fixtures'
import type { ReactNode } from 'react'
import { FuelPrices } from '../src/components/fuel-prices/FuelPrices.tsx'
import { FuelStationList } from '../src/components/fuel-station-list/FuelStationList.tsx'
import { LocateButton } from '../src/components/locate-button/LocateButton.tsx'
import { PartnerAttribution } from '../src/components/partner-review/PartnerAttribution.tsx'
import { PartnerReview } from '../src/components/partner-review/PartnerReview.tsx'
import { PhotoGallery } from '../src/components/photo-gallery/PhotoGallery.tsx'
import { PlaceContext } from '../src/components/place-card/PlaceContext.ts'
import { PlaceAbout } from '../src/components/place-details/PlaceAbout.tsx'
import { ReverseGeocode } from '../src/components/reverse-geocode/ReverseGeocode.tsx'
import { SignpostProvider, type SignpostProviderProps } from '../src/provider/SignpostProvider.tsx'
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
        <PlaceAbout isSponsored />
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
