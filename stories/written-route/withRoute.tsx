import { SignpostProvider } from '@signpost/react'
import type { Decorator } from '@storybook/react-vite'
import './with-route.css'

/** A panel beside a map, in kilometers. */
export const withRoute: Decorator = (Story) => (
  <SignpostProvider units="metric">
    <div className="route-panel">
      <Story />
    </div>
  </SignpostProvider>
)
