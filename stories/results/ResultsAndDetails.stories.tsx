import { SignpostProvider } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ResultsAndDetails } from './ResultsAndDetails.tsx'

const meta = {
  title: 'Results/Results and details',
  component: ResultsAndDetails,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <SignpostProvider country="URY">
        <Story />
      </SignpostProvider>
    ),
  ],
} satisfies Meta<typeof ResultsAndDetails>

export default meta
type Story = StoryObj<typeof meta>

/** A brand, a category and a text feed one search. The chosen place is shown beside the results. */
export const BrandCategoryAndText: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name or address'), 'Gas station{Enter}')
    const results = within(canvas.getByRole('region', { name: 'Search results' }))
    const station = await results.findByRole('button', { name: 'Ceibo Combustibles' })
    await userEvent.click(station)
    await expect(canvas.getByRole('article', { name: 'Ceibo Combustibles' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('option', { name: /Yaguareté/ }))
    await waitFor(() => expect(results.getByRole('status')).toHaveTextContent('2 places'))
    await expect(results.queryByText('Ceibo Combustibles')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Food & Drink/ }))
  },
}
