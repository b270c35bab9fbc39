import type { Decorator } from '@storybook/react-vite'
import './panel.css'

/** Makes a story as wide as a panel beside a map. */
export const withPanel: Decorator = (Story) => (
  <div className="panel">
    <Story />
  </div>
)
