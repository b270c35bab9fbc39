import type { Preview } from '@storybook/react-vite'
import { theme } from './theme.ts'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    docs: { theme },
    // An accessibility fault fails the story's test.
    a11y: { test: 'error' },
    options: { storySort: { order: ['Start', 'Foundations', '*'] } },
  },
}

export default preview
