import type { Decorator } from '@storybook/react-vite'
import './panel.css'

/** Gives a story the width of a panel beside a map. */
export const withPanel: Decorator = (Story) => (
  <div className="panel">
    <Story />
  </div>
)
