import { SearchBox } from '@mapbox/search-js-react'
import { GeocodingControl } from '@maptiler/geocoding-control/react'
import '@maptiler/geocoding-control/style.css'
import { contestants } from './main.tsx'

/** Boxes of other makers, as their documentation shows them. What they ask of their makers is answered by the server of the benchmark. */
contestants.mapbox = () => <SearchBox accessToken="pk.none" value="" />
contestants.maptiler = () => (
  <GeocodingControl apiKey="none" apiUrl={`${location.origin}/maptiler`} />
)
