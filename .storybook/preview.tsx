import type { Preview } from '@storybook/react-vite'
import { directionOf, Frame } from './Frame.tsx'
import { nameTypes } from './nameTypes.ts'
import { theme } from './theme.ts'

// There the browser sets the colours; axe reads `-webkit-text-fill-color`, which still tells the page's.
const colorsAreForced = matchMedia('(forced-colors: active)').matches

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'fr', title: 'Français' },
          { value: 'es', title: 'Español' },
          { value: 'de', title: 'Deutsch' },
          { value: 'it', title: 'Italiano' },
          { value: 'ar', title: 'العربية' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'As the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    colorScheme: {
      description: 'Colours',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  argTypesEnhancers: [nameTypes],
  initialGlobals: { language: 'en', direction: 'auto', colorScheme: 'system' },
  decorators: [
    (Story, { globals, parameters }) => (
      <Frame
        language={globals.language}
        direction={directionOf(globals.language, globals.direction)}
        colorScheme={globals.colorScheme}
        isPadded={parameters.layout !== 'fullscreen'}
      >
        <Story />
      </Frame>
    ),
  ],
  parameters: {
    docs: { theme },
    // An accessibility fault fails the story's test.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'color-contrast', enabled: !colorsAreForced }] },
    },
    options: { storySort: { order: ['Start', 'Foundations', '*'] } },
  },
}

export default preview
