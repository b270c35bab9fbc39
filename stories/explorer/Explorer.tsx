import { PlaceBrowser } from '@signpost/map'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Intro } from './Intro.tsx'
import { Menu } from './Menu.tsx'
import { useLink } from './useLink.ts'

const byCar = { vehicle: 'car' } as const
const shareUrl = () => location.href
const card = { travelTime: byCar, shareUrl }
const directions = { travelTimes: true, shareUrl }
const results = {
  travelTime: byCar,
  filterOptions: ['open', 'rating', 'fuel', 'brand'],
} as const

/** A place browser that fills the page. The URL of the page holds its whole state. */
export function Explorer() {
  const { link, value, show } = useLink()
  return (
    <main>
      <title>{[link.place ?? link.q, 'Signpost'].filter(Boolean).join(' · ')}</title>
      <PlaceBrowser
        value={value}
        onValueChange={show}
        headingLevel={1}
        map={{ workerUrl: worker, cooperative: false }}
        results={results}
        card={card}
        directions={directions}
        corner={<Menu />}
      />
      <Intro />
    </main>
  )
}
