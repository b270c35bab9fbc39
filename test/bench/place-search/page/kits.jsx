import { SearchBox } from '@mapbox/search-js-react'
import { GeocodingControl } from '@maptiler/geocoding-control/react'
import '@maptiler/geocoding-control/style.css'
import { contestants } from './main.tsx'

/** The search boxes of other vendors, as in their documentation. The server of the benchmark answers their requests. */
contestants.mapbox = () => <SearchBox accessToken="pk.none" value="" />
contestants.maptiler = () => (
  <GeocodingControl apiKey="none" apiUrl={`${location.origin}/maptiler`} />
)
