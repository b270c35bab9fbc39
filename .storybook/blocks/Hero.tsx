import type { Place } from '@signpost/client'
import { PlaceCard, PlaceSearch, type Selection } from '@signpost/react'
import { portland } from '@signpost/testing/fixtures'
import { useState } from 'react'
import { Service } from '../Service.tsx'
import './hero.css'

const managers = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add' }
const packages = '@signpost/react @signpost/client @tanstack/react-query'

/** The start of the catalog: what the library is, a working search box with the place that it found, and the install command. */
export function Hero() {
  const [place, setPlace] = useState<Place>()
  const choose = async (details: Selection['details']): Promise<void> => {
    const found = await details()
    if (found.status === 'ready') setPlace(found.place)
  }
  return (
    <div className="doc-hero sb-unstyled">
      <div className="doc-hero-sign" aria-hidden="true">
        Signpost
      </div>
      <p className="doc-hero-claim">Place search for React, with the geocoder you have.</p>
      <Service
        story="welcome"
        isLive={false}
        provider={undefined}
        scenarios={[]}
        language="en"
        units="imperial"
        near={portland.center}
      >
        <div className="doc-hero-box frame" data-color-scheme="light">
          <PlaceSearch
            label="Find a place in Portland"
            placeholder="Try: noodle"
            onSelect={(_, { details }) => void choose(details)}
          />
        </div>
        <div className="doc-hero-card frame" data-color-scheme="light">
          <PlaceCard
            place={place}
            query={place ? undefined : 'Alder Street Espresso'}
            near={portland.center}
            headingLevel={3}
          />
        </div>
      </Service>
      <Install />
    </div>
  )
}

/** The install command of a package manager. */
function Install() {
  const [manager, setManager] = useState<keyof typeof managers>('npm')
  const [copied, setCopied] = useState('')
  const command = `${managers[manager]} ${packages}`
  return (
    <div className="doc-hero-install">
      <fieldset>
        <legend>Package manager</legend>
        {Object.keys(managers).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="manager"
              checked={name === manager}
              onChange={() => setManager(name as keyof typeof managers)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <code>{command}</code>
      <button
        type="button"
        onClick={async () => {
          await navigator.clipboard.writeText(command)
          setCopied(command)
        }}
      >
        {copied === command ? 'Copied' : 'Copy'}
      </button>
    </div>
  )
}
