import type { Place } from '@signpost/client'
import { everything, everythingRoute } from '@signpost/testing/fixtures'
import type { ReactElement } from 'react'
import { expectToFit } from '../../../test/browser/expectToFit.ts'
import { pictures } from '../../../test/browser/pictures.ts'
import { AddressForm } from '../src/address-form/AddressForm.tsx'
import { BrandPicker } from '../src/brand-picker/BrandPicker.tsx'
import { CategoryBrowser } from '../src/category-browser/CategoryBrowser.tsx'
import { ManeuverList } from '../src/maneuver-list/ManeuverList.tsx'
import type { ReactMessages } from '../src/messages/Messages.ts'
import { PlaceCard } from '../src/place-card/PlaceCard.tsx'
import { PlaceSearch } from '../src/place-search/PlaceSearch.tsx'
import { RouteOptions } from '../src/route-options/RouteOptions.tsx'
import { RouteSummary } from '../src/route-summary/RouteSummary.tsx'
import { SearchResults } from '../src/search-results/SearchResults.tsx'
import { mountCatalog } from './mountCatalog.tsx'
import { readPlace } from './readPlace.ts'
import { readRoute } from './readRoute.ts'
import '../src/styles.css'

const partner_contents = { ...everything.partner_contents, icon_url: pictures[0] }
export const place: Place = await readPlace({ ...everything, partner_contents })
const route = await readRoute(everythingRoute)

/** The screens of routes, results and catalogs. */
const routesAndResults = (
  <>
    <SearchResults places={[place]} renderActions={() => <a href="/route">→</a>} />
    <RouteOptions />
    <RouteSummary route={route} vehicle="car" />
    <ManeuverList route={route} defaultActiveStep={1} />
    <BrandPicker countries={['UY', 'DE']} defaultSelected={[{ id: 'a', name: 'Disco' }]} />
    <CategoryBrowser defaultOpen={['food-drink']} />
  </>
)

/** The screens of one place and of addresses. */
export const placeAndAddress: ReactElement = (
  <>
    <PlaceSearch />
    <PlaceCard place={place} size="full" onDirections={() => {}} />
    <AddressForm country="UY" />
  </>
)

/** Returns a test of screens in a language, in its direction of writing: 320 px wide, also with text of double size. */
export function fits(screens: ReactElement = routesAndResults) {
  return async (language: string, messages: ReactMessages): Promise<void> => {
    const { view } = mountCatalog(
      <div
        id="frame"
        lang={language}
        dir={language === 'ar' || language === 'he' ? 'rtl' : 'ltr'}
        style={{ inlineSize: 320 }}
      >
        {screens}
      </div>,
      { language, messages },
    )
    const frame = view.container.querySelector<HTMLElement>('#frame')
    if (!frame) throw new Error('There is no frame.')
    await expectToFit(frame)
  }
}
