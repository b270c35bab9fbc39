import { PlaceSearch } from '@signpost/react'
import { useState } from 'react'
import { Service } from '../Service.tsx'
import './hero.css'

const montevideo = { latitude: -34.9055, longitude: -56.1851 }
const install = 'npm install @signpost/react @signpost/client @tanstack/react-query'

/** The start of the catalog: a working search box, and the install command. */
export function Hero() {
  const [isCopied, setCopied] = useState(false)
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
      <div className="doc-hero-install">
        <code>{install}</code>
        <button
          type="button"
          onClick={async () => {
            await navigator.clipboard.writeText(install)
            setCopied(true)
          }}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </div>
    </div>
  )
}
