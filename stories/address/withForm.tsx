import type { Decorator } from '@storybook/react-vite'
import './with-form.css'

/** Makes a story as wide as a form is read. A form that is sent stays where it is. */
export const withForm: Decorator = (Story) => (
  <div className="form-page" onSubmit={(event) => event.preventDefault()}>
    <Story />
  </div>
)
