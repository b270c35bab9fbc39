import type { Preview } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
import { ordinaryMoment } from '../.scripts/clock/moment.ts'
import { pinDate } from '../.scripts/clock/pinDate.ts'
import { ComponentPage } from './blocks/ComponentPage.tsx'
import { descriptionOf } from './blocks/descriptionOf.ts'
import { Page } from './blocks/Page.tsx'
import { fitControls } from './fitControls.ts'
import { inCatalog } from './inCatalog.tsx'
import { nameTypes } from './nameTypes.ts'
import { onRequests } from './requests.ts'
import { requestsChanged } from './StoryRequests.ts'
import { globalTypes, initialGlobals } from './toolbar.ts'
import './docs.css'

// With forced colors the browser sets the colors, but axe reads `-webkit-text-fill-color`, which still has the page's.
const colorsAreForced = matchMedia('(forced-colors: active)').matches

onRequests((story, requests) => addons.getChannel().emit(requestsChanged, story, requests))

let unpinDate = (): void => {}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [nameTypes, fitControls],
  decorators: [inCatalog],
  // The clock is fixed for the hours of the fixtures, but not for those of the live service.
  beforeEach: ({ globals }) => {
    unpinDate()
    if (globals.source !== 'live') unpinDate = pinDate(Date.parse(ordinaryMoment.now))
  },
  parameters: {
    docs: {
      container: Page,
      page: ComponentPage,
      extractComponentDescription: descriptionOf,
      toc: { headingSelector: 'h2', title: 'On this page' },
      canvas: { sourceState: 'shown' },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    // An accessibility violation fails the story's test.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'color-contrast', enabled: !colorsAreForced }] },
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Getting started'],
          'Place search',
          'Results',
          'Catalogs',
          'Place card',
          'Place content',
          'Address',
          'Written route',
          'Map',
          'Elements',
          'Foundations',
          ['Theme editor', 'Themes'],
          'Guides',
          [
            'Theming',
            'Headless and unstyled use',
            'Entry points and exports',
            'Server rendering',
            'Testing your app',
            'Your own geocoder',
            'Providers',
            'Keys and proxies',
            'Content security policy',
            'Time zones',
            'Localization',
            'Accessibility statement',
            'Privacy and attribution',
            'Support and versions',
            'Migrating',
            'Performance',
            'Scoreboard',
            'Wire options',
            'Response fields',
          ],
          'Client',
          'Service',
          [
            'Overview',
            'Your own region',
            'Configuration',
            'Deployment and operations',
            'The interface',
          ],
          '*',
        ],
      },
    },
  },
}

export default preview
