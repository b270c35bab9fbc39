import { everything, everythingRoute } from '@signpost/testing/fixtures'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../test/en.ts'
import { montevideo } from '../test/montevideo.ts'
import { readPlace } from '../test/readPlace.ts'
import { readRoute } from '../test/readRoute.ts'
import { routeStep } from './domain/routeStep.ts'
import * as react from './index.ts'

type Exported = keyof typeof react
/** All that `@signpost/react` exports with a capital letter: another component does not compile until it is tried here. */
type Component = { [Name in Exported]: Name extends Capitalize<Name> ? Name : never }[Exported]

const place = await readPlace(everything)
const route = await readRoute(everythingRoute)
const step = routeStep(route, 0)
if (!step) throw new Error('The route has no step.')

const item = { kind: 'coordinate', key: 'a', coordinate: montevideo, text: '-34.9, -56.2' } as const
const onClick = (): void => undefined

function OwnInput(): ReactNode {
  const box = react.usePlaceSearch()
  return (
    <div {...box.getRootProps()} data-signpost="place-search">
      <input {...box.getInputProps({ 'aria-label': 'Where?' })} />
      <react.PlaceSearchPopup box={box} />
    </div>
  )
}

const components: Readonly<Record<Component, ReactNode>> = {
  AddressFields: <react.AddressFields country="UY" />,
  AddressForm: <react.AddressForm country="US" section="shipping" />,
  AddressLine: <react.AddressLine name="line" defaultValue="Rincón 602" />,
  AddressText: <react.AddressText address={place.address} />,
  BrandName: <react.BrandName brand={{ id: 'a', name: 'Ancap', aliases: [] }} query="an" />,
  BrandPicker: <react.BrandPicker country="UY" countries={['UY']} name="brand" />,
  CategoryBrowser: <react.CategoryBrowser name="category" />,
  FuelPrices: <react.FuelPrices place={place} />,
  FuelStationList: <react.FuelStationList places={[place]} />,
  HighlightedText: <react.HighlightedText text="Taberna" typed="tab" />,
  LocateButton: <react.LocateButton onLocate={onClick} />,
  ManeuverIcon: <react.ManeuverIcon kind="turn" side="left" direction="left" />,
  ManeuverList: <react.ManeuverList route={route} />,
  OpeningHours: <react.OpeningHours place={place} />,
  PartnerAttribution: <react.PartnerAttribution review={place.partner?.review} />,
  PartnerReview: <react.PartnerReview review={place.partner?.review} />,
  PhotoGallery: <react.PhotoGallery place={place} />,
  PlaceAbout: <react.PlaceAbout place={place} />,
  PlaceCard: <react.PlaceCard place={place} size="full" />,
  PlaceCardAction: <react.PlaceCardAction label="Book" onClick={onClick} />,
  PlaceCardActions: (
    <react.PlaceCard place={place}>
      <react.PlaceCardActions />
    </react.PlaceCard>
  ),
  PlaceCardAddress: <react.PlaceCardAddress place={place} />,
  PlaceCardCall: <react.PlaceCardCall place={place} />,
  PlaceCardCopyAddress: <react.PlaceCardCopyAddress place={place} />,
  PlaceCardCopyCoordinates: <react.PlaceCardCopyCoordinates place={place} />,
  PlaceCardDirections: <react.PlaceCardDirections place={place} onDirections={onClick} />,
  PlaceCardFacts: <react.PlaceCardFacts place={place} />,
  PlaceCardHeader: <react.PlaceCardHeader place={place} />,
  PlaceCardHours: <react.PlaceCardHours place={place} />,
  PlaceCardShare: <react.PlaceCardShare place={place} />,
  PlaceCardWebsite: <react.PlaceCardWebsite place={place} />,
  PlaceDescription: <react.PlaceDescription place={place} />,
  PlaceFacts: <react.PlaceFacts place={place} />,
  PlacePhones: <react.PlacePhones place={place} />,
  PlaceSearch: <react.PlaceSearch recent locate mobile="sheet" defaultValue="tab" />,
  PlaceSearchNotice: (
    <react.PlaceSearchNotice
      state={{
        status: 'offline',
        error: undefined,
        notice: { icon: 'offline', text: en.placeSearch.offline, canRetry: false },
        location: undefined,
        items: [],
        announcement: '',
        actions: Object.create(null),
      }}
      minLength={2}
      messages={en.placeSearch}
    />
  ),
  PlaceSearchPopup: <OwnInput />,
  PlaceTips: <react.PlaceTips place={place} />,
  PlaceWebsite: <react.PlaceWebsite place={place} />,
  RatingStars: <react.RatingStars rating={4.5} label="4.5 out of 5" />,
  ResultFacts: <react.ResultFacts place={place} />,
  ReverseGeocode: <react.ReverseGeocode coordinate={montevideo} />,
  RouteOptions: <react.RouteOptions />,
  RouteSummary: <react.RouteSummary route={route} />,
  SearchResults: (
    <react.SearchResults places={[place]} renderActions={() => <a href="/way">Way</a>} />
  ),
  SignpostProvider: <react.SignpostProvider>below</react.SignpostProvider>,
  SponsoredLabel: <react.SponsoredLabel />,
  StepText: <react.StepText step={step} />,
  SuggestionRow: <react.SuggestionRow item={item} query="" messages={en.placeSearch} />,
}

test.each(Object.entries(components))(
  '%s: server HTML that a strict Content-Security-Policy lets through',
  (_, component) => {
    const html = renderToString(
      <react.SignpostProvider client={{ baseUrl: 'https://geo.example' }} near={montevideo}>
        {component}
      </react.SignpostProvider>,
    )
    expect(html).not.toBe('')
    expect(html).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=|javascript:/i)
  },
)
