import type { Decorator } from '@storybook/react-vite'
import './with-route.css'

/** A panel beside a map. */
export const withRoute: Decorator = (Story) => (
  <div className="route-panel">
    <Story />
  </div>
)
