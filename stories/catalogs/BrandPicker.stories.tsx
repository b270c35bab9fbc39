import type { CatalogBrand } from '@signpost/client'
import { BrandName, BrandPicker, SignpostProvider } from '@signpost/react'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { withPanel } from '../place-content/withPanel.tsx'
import './own-brand.css'

const disco = { id: 'uy-disco', name: 'Disco' }
const ancap = { id: 'uy-ancap', name: 'ANCAP' }

/** The country of the whole app. */
const inUruguay: Decorator = (Story) => (
  <SignpostProvider country="UY">
    <Story />
  </SignpostProvider>
)

const meta = {
  title: 'Catalogs/BrandPicker',
  component: BrandPicker,
  decorators: [withPanel],
  args: { country: 'UY', onSelectedChange: fn() },
} satisfies Meta<typeof BrandPicker>

export default meta
type Story = StoryObj<typeof meta>

/** Brands are chosen by pointer: each appears below as a chip that removes it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: 'Disco' }))
    await userEvent.click(canvas.getByRole('option', { name: 'ANCAP' }))
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([disco, ancap])
    await expect(canvas.getByRole('status')).toHaveTextContent('ANCAP chosen')
  },
}

/** A brand is found by an alias, with the keyboard only. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Disco' })
    await userEvent.type(canvas.getByRole('searchbox'), 'nhandu')
    await expect(canvas.getByRole('option')).toHaveTextContent('Almacén Ñandú Armazém Nhandu')
    await userEvent.keyboard('{ArrowDown} ')
    await expect(canvas.getByRole('button', { name: 'Remove Almacén Ñandú' })).toBeVisible()
  },
}

export const Chosen: Story = { args: { defaultSelected: [disco, ancap] } }

/** A chip is removed with the keyboard: the focus moves to the next chip. */
export const ChipRemoved: Story = {
  args: { defaultSelected: [disco, ancap] },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove Disco' }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('button', { name: 'Remove ANCAP' })).toHaveFocus()
  },
}

/** The user can choose one of several countries; the selection stays. */
export const Countries: Story = {
  decorators: [inUruguay],
  args: { country: undefined, countries: ['UY', 'DE', 'JP', 'FR', 'US'], defaultSelected: [disco] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Japan')
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(10))
    await expect(canvas.getByRole('button', { name: 'Remove Disco' })).toBeVisible()
  },
}

/** Of 10,000 brands only the visible ones are rendered. */
export const Thousands: Story = {
  parameters: { scenarios: [{ kind: 'huge' }] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('listbox')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const list = canvas.getByRole('listbox')
    await expect(
      document.getElementById(list.getAttribute('aria-activedescendant') ?? ''),
    ).toHaveAttribute('aria-posinset', '10000')
    await expect(canvas.getAllByRole('option').length).toBeLessThan(300)
  },
}

export const Disabled: Story = {
  args: { disabled: true, countries: ['UY'], defaultSelected: [disco, ancap] },
}

function Logo({ brand, query }: { brand: CatalogBrand; query: string }) {
  return (
    <>
      <span aria-hidden="true" className="own-logo">
        {brand.name.slice(0, 1)}
      </span>
      <BrandName brand={brand} query={query} />
    </>
  )
}

/** The service has no logos. An app that has them puts its own row into a slot. */
export const OwnLogos: Story = { args: { slots: { brand: Logo }, defaultSelected: [disco] } }

export const German: Story = {
  decorators: [inUruguay],
  globals: { language: 'de' },
  args: { countries: ['UY', 'DE'], country: undefined, defaultSelected: [disco, ancap] },
}

export const Arabic: Story = {
  globals: { language: 'ar' },
  args: { defaultSelected: [disco, ancap], countries: ['UY', 'DE'] },
}

export const Dark: Story = {
  globals: { colorScheme: 'dark' },
  args: { defaultSelected: [disco, ancap] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('listbox')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
  },
}

/** Long names at a width of 320 px. */
export const Narrow: Story = {
  parameters: { scenarios: [{ kind: 'hostile-text', text: 'long' }] },
  args: {
    defaultSelected: [
      { id: 'uy-disco', name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(20rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
}
