import { PhotoGallery } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { photos } from '../../.storybook/localCities.ts'
import { brokenPhoto, richPlace } from './places.ts'
import { withPanel } from './withPanel.tsx'

const meta = {
  title: 'Place content/PhotoGallery',
  component: PhotoGallery,
  decorators: [withPanel],
  args: { place: richPlace },
} satisfies Meta<typeof PhotoGallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const One: Story = { args: { photos: photos.slice(0, 1), title: 'Taberna del Todo' } }
export const Two: Story = { args: { photos: photos.slice(0, 2), title: 'Taberna del Todo' } }
export const Three: Story = { args: { photos: photos.slice(0, 3), title: 'Taberna del Todo' } }
export const Four: Story = { args: { photos: photos.slice(0, 4), title: 'Taberna del Todo' } }

/** The photo credits of the place, below the tiles and below the open photo. */
export const Credited: Story = {
  args: {
    photos: photos.slice(0, 3),
    credits: ['Ana Pérez', 'سارة حداد', 'Bruno Díaz'],
    title: 'Taberna del Todo',
  },
}

/** More photos than tiles. */
export const Many: Story = {
  args: { photos: [...photos, ...photos.map((url) => `${url}?again`)], title: 'Taberna del Todo' },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open photo 2 of 5' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Photos of Taberna del Todo' })
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Photo 3 of 5')
  },
}

/** The left arrow key moves forward in a right-to-left language. */
export const OpenArabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'فتح الصورة 1 من 5' }))
    const dialog = await canvas.findByRole('dialog')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(dialog).getByRole('status')).toHaveTextContent('الصورة 2 من 5')
  },
}

/** A photo that fails to load is dropped, and the gallery keeps its size. */
export const SomeBroken: Story = {
  args: { photos: [brokenPhoto, ...photos.slice(1, 3)], title: 'Taberna del Todo' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2))
  },
}

export const AllBroken: Story = {
  args: { photos: [brokenPhoto], title: 'Taberna del Todo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Photos couldn’t be loaded.')).toBeVisible()
  },
}
