import type { Decorator } from '@storybook/react-vite'
import './with-map.css'

/** A stage for a map. */
export const withMap: Decorator = (Story) => (
  <div className="map-stage">
    <Story />
  </div>
)
