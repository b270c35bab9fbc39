import type { Decorator } from '@storybook/react-vite'

/** Nothing any more: the catalog puts every story above a service. */
export const withService: Decorator = (Story) => <Story />
