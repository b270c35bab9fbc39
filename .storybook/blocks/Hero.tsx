import { PlaceSearch } from '@signpost/react'
import { Service } from '../Service.tsx'
import './hero.css'

const montevideo = { latitude: -34.9055, longitude: -56.1851 }

/** The first thing that a newcomer meets: a box that answers. */
export function Hero() {
  return (
    <div className="doc-hero">
      <div className="doc-hero-sign" aria-hidden="true">
        Signpost
      </div>
      <div className="doc-hero-box frame" data-color-scheme="light">
        <Service
          story="welcome"
          isLive={false}
          provider={undefined}
          scenarios={[]}
          language="en"
          units="metric"
          near={montevideo}
        >
          <PlaceSearch label="Find a place in Montevideo" placeholder="Try: teatro" />
        </Service>
      </div>
    </div>
  )
}
