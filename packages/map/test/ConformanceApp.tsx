import { SignpostProvider } from '@signpost/react'
import { QueryClient } from '@tanstack/react-query'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type ReactElement, type ReactNode, useState } from 'react'
import type { ConformanceRequest, PartsOfAll } from '../../../test/browser/describeConformance.tsx'
import { pseudoMessages } from '../../../test/browser/pseudoMessages.ts'
import { type RecordingService, recordingService } from '../../../test/browser/recordingService.ts'
import { withRootProps } from '../../../test/browser/withRootProps.tsx'
import { en as addressConfirm } from '../src/address-confirm/AddressConfirmMessages.ts'
import { en as directions } from '../src/directions/DirectionsMessages.ts'
import * as map from '../src/index.ts'
import { en as mapView } from '../src/map-view/MapViewMessages.ts'
import { ar } from '../src/messages/ar.ts'
import { en as placeBrowser } from '../src/place-browser/PlaceBrowserMessages.ts'
import { en as placeMap } from '../src/place-map/PlaceMapMessages.ts'
import { en as storeLocator } from '../src/store-locator/StoreLocatorMessages.ts'
import { placeAt } from './placeAt.ts'
import { plainStyle } from './plainStyle.ts'
import { routeOf } from './routeOf.ts'

type Exported = keyof typeof map
/** They stand on a map, and are rendered once there is one. */
type OnMap =
  | 'MapFeatures'
  | 'OutlineLayer'
  | `Place${'Camera' | 'Layer'}`
  | `Route${'Camera' | 'Ends' | 'Layer'}`
/** Every other export with a capital letter: another component does not compile until it is in the table. */
type Component = Exclude<
  { [Name in Exported]: Name extends Capitalize<Name> ? Name : never }[Exported],
  OnMap
>

const en = { addressConfirm, directions, mapView, placeBrowser, placeMap, storeLocator }
const exported = new Map<string, unknown>(Object.entries(map))
const messages = { en, ar, pseudo: { ...ar, ...pseudoMessages(en) } }
export const service: RecordingService = recordingService()
const center = { latitude: -34.9077, longitude: -56.2012 }
const route = routeOf([-56.2, -34.9], [-56.19, -34.9])
const shared = { mapStyle: plainStyle, workerUrl: worker }

/** Every component, with what it needs to show something. */
function elements(text = 'Teatro Solís'): Readonly<Record<Component, ReactElement>> {
  const link = { from: '-34.9077,-56.2012', from_name: text, to: '-34.8945,-56.1529' }
  const ends = map.fromURLSearchParams(new URLSearchParams(link))
  const place = { ...placeAt(1, center), name: text }
  return {
    AddressConfirm: (
      <map.AddressConfirm
        map={shared}
        country="UY"
        defaultValues={{ 'address-line1': text }}
        defaultCoordinate={center}
      />
    ),
    Directions: <map.Directions map={shared} travelTimes={false} defaultValue={ends} />,
    LocateControl: (
      <map.MapView {...shared} camera={{ center, zoom: 13 }} controls={<map.LocateControl />} />
    ),
    MapItem: (
      <map.MapView {...shared} camera={{ center, zoom: 13 }}>
        <map.MapItem coordinate={center}>{text}</map.MapItem>
      </map.MapView>
    ),
    MapPin: (
      <map.MapView {...shared} camera={{ center, zoom: 13 }}>
        <map.MapPin coordinate={center} label={text} help={text} />
      </map.MapView>
    ),
    MapView: (
      <map.MapView {...shared} camera={{ center, zoom: 13 }}>
        <map.RouteLayer route={route} />
      </map.MapView>
    ),
    PlaceBrowser: <map.PlaceBrowser map={shared} defaultValue={{ query: text, near: center }} />,
    PlaceMap: <map.PlaceMap {...shared} places={[place]} pin={center} />,
    RouteMap: <map.RouteMap {...shared} route={route} activeStep={0} />,
    StoreLocator: (
      <map.StoreLocator
        map={shared}
        stores={[
          { ...place, tags: [text] },
          { ...place, id: 'other' },
        ]}
      />
    ),
  }
}

/** The parts that `classNames` reaches. */
export const classNames: PartsOfAll<Pick<typeof map, Component>> = {
  AddressConfirm: {
    root: true,
    fields: true,
    entry: true,
    label: true,
    input: true,
    save: true,
  },
  Directions: { root: true, question: true, options: true, answer: true },
  PlaceBrowser: { search: true, panel: true, map: true, categories: 'close' },
  StoreLocator: { root: true, search: true, list: true, map: true },
}

/** One component below a provider. */
export function App(request: ConformanceRequest): ReactNode {
  const name = request.name as Component
  const [queryClient] = useState(() => new QueryClient())
  return (
    <SignpostProvider
      client={service}
      queryClient={queryClient}
      language={(request.messages ?? 'en') === 'en' ? 'en' : 'ar'}
      messages={messages[request.messages ?? 'en']}
    >
      {withRootProps(elements(request.text)[name], exported.get(name), request.rootProps)}
    </SignpostProvider>
  )
}

/** @public The command `renderOnServer` calls it by name. */
export async function load(request: ConformanceRequest): Promise<ConformanceRequest> {
  return request
}

export const names: readonly string[] = Object.keys(elements())
