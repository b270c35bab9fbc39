import { PlaceCard, PlaceSearch } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import '@signpost/react/themes/contrast.css'
import '@signpost/react/themes/paper.css'
import { richPlace } from '../place-content/places.ts'
import { withPanel } from '../place-content/withPanel.tsx'
import './themes.css'

const meta = {
  title: 'Foundations/Themes',
  component: PlaceCard,
  tags: ['!autodocs'],
  decorators: [
    (Story, { parameters: { ownTheme = 'paper' } }) => (
      <div className={ownTheme} data-theme={ownTheme}>
        <PlaceSearch label="Search" />
        <Story />
      </div>
    ),
    withPanel,
  ],
  args: { place: richPlace, onDirections: () => undefined },
} satisfies Meta<typeof PlaceCard>

export default meta
type Story = StoryObj<typeof meta>

export const Paper: Story = {}

export const Contrast: Story = { parameters: { ownTheme: 'contrast' } }

export const PaperFull: Story = { args: { size: 'full' } }

export const PaperDark: Story = { globals: { colorScheme: 'dark' } }

export const PaperArabic: Story = { globals: { language: 'ar' } }
