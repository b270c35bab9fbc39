import type { Decorator } from '@storybook/react-vite'
import './with-form.css'

/** Gives a story the usual width of forms, and keeps a submitted form on the page. */
export const withForm: Decorator = (Story) => (
  <div className="form-page" onSubmit={(event) => event.preventDefault()}>
    <Story />
  </div>
)
