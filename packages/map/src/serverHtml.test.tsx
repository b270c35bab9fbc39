import { SignpostProvider } from '@signpost/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { routeOf } from '../test/routeOf.ts'
import * as map from './index.ts'

type Exported = keyof typeof map
/** The exports that need a map, and so render nothing on a server. */
type OnMap =
  | 'MapItem'
  | 'MapPin'
  | `Place${'Camera' | 'Layer'}`
  | `Route${'Camera' | 'Ends' | 'Layer'}`
/** All else that `@signpost/map` exports with a capital letter. */
type Component = Exclude<
  { [Name in Exported]: Name extends Capitalize<Name> ? Name : never }[Exported],
  OnMap
>

const route = routeOf([-56.2, -34.9], [-56.19, -34.9])
const ends = { from: '-34.9077,-56.2012', from_name: 'Teatro Solís', to: '-34.8945,-56.1529' }

const components: Readonly<Record<Component, ReactNode>> = {
  Directions: <map.Directions defaultValue={map.fromURLSearchParams(new URLSearchParams(ends))} />,
  MapView: (
    <map.MapView camera={{ center: { latitude: 0, longitude: 0 }, zoom: 3 }}>
      <map.RouteLayer route={route} />
    </map.MapView>
  ),
  PlaceMap: <map.PlaceMap places={[]} pin={{ latitude: 0, longitude: 0 }} />,
  RouteMap: <map.RouteMap route={route} active={0} />,
}

test.each(Object.entries(components))(
  '%s: server HTML that a strict Content-Security-Policy lets through',
  (_, component) => {
    const html = renderToString(
      <SignpostProvider client={{ baseUrl: 'https://geo.example' }}>{component}</SignpostProvider>,
    )
    expect(html).not.toBe('')
    expect(html).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=|javascript:/i)
  },
)
