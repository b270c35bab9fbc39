import '@signpost/map/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { MapMessages } from '@signpost/map'
import { ar } from '@signpost/map/messages/ar'
import { de } from '@signpost/map/messages/de'
import { es } from '@signpost/map/messages/es'
import { fr } from '@signpost/map/messages/fr'
import { it } from '@signpost/map/messages/it'
import { type ReactMessages, SignpostProvider } from '@signpost/react'
import type { Decorator } from '@storybook/react-vite'
import './with-map.css'

const words: Readonly<Record<string, ReactMessages & MapMessages>> = { ar, de, es, fr, it }

/** A place for a map, in kilometers and in the language of the toolbar. */
export const withMap: Decorator = (Story, { globals }) => (
  <SignpostProvider units="metric" messages={words[globals.language]}>
    <div className="map-stage">
      <Story />
    </div>
  </SignpostProvider>
)
