import type { Place, Route } from '@signpost/client'
import { everything, everythingRoute } from '@signpost/testing/fixtures'
import { QueryClient } from '@tanstack/react-query'
import { forwardRef, type ReactElement, type ReactNode, useState } from 'react'
import type { ConformanceRequest, PartsOfAll } from '../../../test/browser/describeConformance.tsx'
import { pseudoMessages } from '../../../test/browser/pseudoMessages.ts'
import { type RecordingService, recordingService } from '../../../test/browser/recordingService.ts'
import { withRootProps } from '../../../test/browser/withRootProps.tsx'
import { routeStep } from '../src/domain/routeStep.ts'
import * as react from '../src/index.ts'
import { ar } from '../src/messages/ar.ts'
import { searchList } from '../src/place-search/searchList.ts'
import { states } from './conformanceStates.tsx'
import { en } from './en.ts'
import { montevideo } from './montevideo.ts'
import { readPlace } from './readPlace.ts'
import { readRoute } from './readRoute.ts'

// The server and the page have the same code, whatever was loaded before.
await searchList.load()

type Exported = keyof typeof react
/** Every export with a capital letter: another component does not compile until it is in the table. */
type Component = { [Name in Exported]: Name extends Capitalize<Name> ? Name : never }[Exported]

export interface AppProps extends ConformanceRequest {
  readonly place: Place
  readonly route: Route
}

const exported = new Map<string, unknown>(Object.entries(react))
const messages = { en, ar, pseudo: pseudoMessages(en) }

const item = { kind: 'coordinate', key: 'a', coordinate: montevideo, text: '-34.9, -56.2' } as const
const onClick = (): void => undefined

interface OwnInputProps extends react.RootProps {
  readonly label: string
}

const Footed: react.ComponentWithRef<OwnInputProps, HTMLButtonElement> = forwardRef(function Footed(
  { label, ...props }: OwnInputProps,
  ref,
) {
  const box = react.usePlaceSearch()
  return (
    <div {...box.getRootProps()} data-signpost="place-search">
      <input {...box.getInputProps({ 'aria-label': label })} />
      <react.PlaceSearchPopup box={box} />
      <react.AddByHand {...props} ref={ref} state={box} onAdd={onClick} />
    </div>
  )
})

const OwnInput: react.ComponentWithRef<OwnInputProps, HTMLDivElement> = forwardRef(
  function OwnInput({ label, ...props }: OwnInputProps, ref) {
    const box = react.usePlaceSearch()
    return (
      <div {...box.getRootProps()} data-signpost="place-search">
        <input {...box.getInputProps({ 'aria-label': label })} />
        <react.PlaceSearchPopup {...props} ref={ref} box={box} />
      </div>
    )
  },
)

/** Every component, with what it needs to show something. */
function elements({
  place,
  route,
  text = 'Taberna',
  messages: language = 'en',
}: AppProps): Readonly<Record<Component, ReactElement>> {
  const own = messages[language]
  const step = routeStep(route, 0)
  if (!step) throw new Error('The route has no step.')
  return {
    AddByHand: <Footed label={text} />,
    AddressFields: <react.AddressFields country="UY" />,
    AddressForm: <react.AddressForm country="US" section="shipping" />,
    AddressLine: <react.AddressLine name="line" defaultValue={text} />,
    AddressText: <react.AddressText address={place.address} />,
    BrandName: <react.BrandName brand={{ id: 'a', name: text, aliases: [] }} query="an" />,
    BrandPicker: <react.BrandPicker country="UY" countries={['UY']} name="brand" />,
    CategoryBrowser: <react.CategoryBrowser name="category" />,
    CategoryIcon: <react.CategoryIcon categories={place.categories} />,
    FuelPrices: <react.FuelPrices place={place} />,
    FuelStationList: <react.FuelStationList places={[place]} />,
    HighlightedText: <react.HighlightedText text={text} typed="tab" />,
    LocateButton: <react.LocateButton onLocate={onClick} />,
    ManeuverIcon: <react.ManeuverIcon kind="turn" side="left" direction="left" />,
    ManeuverList: <react.ManeuverList route={route} />,
    NoticeBox: (
      <div data-signpost="own-results">
        <react.NoticeBox icon="warning" text={text} canRetry onRetry={onClick} />
      </div>
    ),
    OpenIn: <react.OpenIn place={place} />,
    TravelTime: <react.TravelTime place={place} />,
    OpeningHours: <react.OpeningHours place={place} />,
    PartnerAttribution: <react.PartnerAttribution review={place.partner?.review} />,
    PartnerReview: <react.PartnerReview review={place.partner?.review} />,
    PhotoGallery: <react.PhotoGallery place={place} />,
    PlaceAbout: <react.PlaceAbout place={place} />,
    PlaceCard: <react.PlaceCard place={place} size="full" />,
    PlaceCardAction: (
      <react.PlaceCard place={place}>
        <react.PlaceCardActions>
          <react.PlaceCardAction label={text} onClick={onClick} />
        </react.PlaceCardActions>
      </react.PlaceCard>
    ),
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
    PlaceSearch: <react.PlaceSearch recent locate layout="sheet" defaultQuery="tab" />,
    PlaceSearchNotice: (
      <react.PlaceSearchNotice
        state={{
          status: 'offline',
          error: undefined,
          notice: { icon: 'offline', text: own.notice.offline, canRetry: false },
          location: undefined,
          items: [],
          announcement: own.notice.offline,
          actions: Object.create(null),
        }}
        messages={own.placeSearch}
      />
    ),
    PlaceSearchPopup: <OwnInput label={text} />,
    PlaceTips: <react.PlaceTips place={place} />,
    PlaceWebsite: <react.PlaceWebsite place={place} />,
    RatingStars: <react.RatingStars rating={4.5} label={text} />,
    ResultFacts: <react.ResultFacts place={place} />,
    ReverseGeocode: <react.ReverseGeocode coordinate={montevideo} />,
    RouteOptions: <react.RouteOptions />,
    RouteSummary: <react.RouteSummary route={route} />,
    SearchResults: (
      <react.SearchResults places={[place]} renderActions={() => <a href="/way">{text}</a>} />
    ),
    SignpostProvider: (
      <react.SignpostProvider>
        <span>{text}</span>
      </react.SignpostProvider>
    ),
    SponsoredLabel: <react.SponsoredLabel />,
    StepText: <react.StepText step={step} />,
    SuggestionRow: <react.SuggestionRow item={item} query="" messages={own.placeSearch} />,
  }
}

const hoursParts = {
  root: true,
  toggle: true,
  status: true,
  week: true,
  day: true,
  note: true,
} as const

/** The parts that `classNames` reaches. */
export const classNames: PartsOfAll<Pick<typeof react, Component>> = {
  AddressFields: { root: true, entry: true, label: true, input: true },
  AddressForm: { root: true, fields: true, entry: true, label: true, input: true, save: true },
  AddressLine: { entry: true, label: true, input: true },
  BrandPicker: {
    root: true,
    panel: true,
    row: true,
    chosen: 'row',
    chip: 'row',
  },
  CategoryBrowser: { root: true, list: true, group: true, row: 'toggle' },
  FuelPrices: { root: true, list: true, row: true, price: true, note: true },
  ManeuverList: { root: true, list: true, row: true, step: true },
  OpeningHours: hoursParts,
  PhotoGallery: {
    root: true,
    tiles: true,
    tile: true,
    authors: true,
    dialog: 'tile',
    tool: 'tile',
  },
  PlaceCardHours: hoursParts,
  PlaceSearch: {
    root: true,
    label: true,
    field: true,
    input: true,
    clear: true,
    popup: true,
    list: true,
    row: 'input',
  },
  PlaceSearchPopup: { popup: true, list: true, row: 'input' },
  RouteOptions: { root: true, group: true, chip: true },
  RouteSummary: {
    root: true,
    totals: true,
    duration: true,
    distance: true,
    note: true,
    unmet: true,
  },
  FuelStationList: { root: true, list: true, row: true, name: true },
  SearchResults: { root: true, list: true, row: true, name: true },
}

/** One component below a provider. */
export function App(props: AppProps): ReactNode {
  const name = props.name as Component
  const [queryClient] = useState(() => new QueryClient())
  const state = states(props)[props.name]
  const [client] = useState(() => ({ ...service, fetch: service.during(state?.scenarios ?? []) }))
  const language = (props.messages ?? 'en') === 'en' ? 'en' : 'ar'
  return (
    <react.SignpostProvider
      client={client}
      queryClient={queryClient}
      near={montevideo}
      language={language}
      messages={messages[props.messages ?? 'en']}
    >
      {state?.element ?? withRootProps(elements(props)[name], exported.get(name), props.rootProps)}
    </react.SignpostProvider>
  )
}

export const service: RecordingService = recordingService()

/** The same with a text in the place of every other. */
function filled<Sent>(sent: Sent, text: string | undefined): Sent {
  return JSON.parse(JSON.stringify(sent), (_, leaf) =>
    text !== undefined && typeof leaf === 'string' ? text : leaf,
  )
}

/** @public The command `renderOnServer` calls it by name. */
export async function load(request: ConformanceRequest): Promise<AppProps> {
  return {
    ...request,
    place: await readPlace({
      ...filled(everything, request.text),
      enhanced_contents: {
        ...filled(everything.enhanced_contents, request.text),
        photo_url: request.photo,
        photo_url_1: request.photo,
        // None is dropped while the card is read.
        photo_url_2: `${request.photo}#2`,
        photo_url_3: `${request.photo}#3`,
        photo_url_4: `${request.photo}#4`,
      },
      partner_contents: {
        ...filled(everything.partner_contents, request.text),
        icon_url: request.photo,
        url: 'https://reviews.example/everything',
      },
    }),
    route: await readRoute(filled(everythingRoute, request.text)),
  }
}

const some = await load({ name: '', photo: '' })

export const names: readonly string[] = Object.keys(elements(some))

export const statuses: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(states(some)).map(([name, { status }]) => [name, status]),
)
