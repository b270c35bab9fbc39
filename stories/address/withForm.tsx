import type { Decorator } from '@storybook/react-vite'
import './with-form.css'

/** Makes a story as wide as a form is read. */
export const withForm: Decorator = (Story) => (
  <div className="form-page">
    <Story />
  </div>
)
