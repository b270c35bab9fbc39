import { PlaceBrowser } from '@signpost/map'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Intro } from './Intro.tsx'
import { Menu } from './Menu.tsx'
import { useLink } from './useLink.ts'

const byCar = { vehicle: 'car' } as const

/** A place browser that is the whole page. The address of the page says all that it shows. */
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
        results={{ travelTime: byCar }}
        card={{ travelTime: byCar }}
        directions={{ travelTimes: true }}
        corner={<Menu />}
      />
      <Intro />
    </main>
  )
}
