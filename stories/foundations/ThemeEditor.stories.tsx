import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, within } from 'storybook/test'
import { ThemeEditor } from './ThemeEditor.tsx'

const unique = { id: 'landmark-unique', enabled: false }

const meta = {
  title: 'Foundations/Theme editor',
  component: ThemeEditor,
  // The page of this component is ThemeEditor.mdx.
  tags: ['!autodocs'],
  // The same components in light and dark have the same names.
  parameters: { a11y: { config: { rules: [unique] } } },
} satisfies Meta<typeof ThemeEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Choose values, see them in light and dark, and copy the CSS. */
export const Default: Story = {}

/** A choice applies immediately, and is copied as CSS, with the keyboard only. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const accent = within(canvas.getByRole('group', { name: 'Accent' }))
    // The browser opens its own dialog for colors, so the test sets the value.
    fireEvent.input(accent.getByLabelText(/^light/), { target: { value: '#7a1f5c' } })
    fireEvent.input(accent.getByLabelText(/^dark/), { target: { value: '#f3a6d3' } })
    fireEvent.change(canvas.getByRole('slider', { name: /^Corners/ }), { target: { value: 4 } })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Font' }), 'Serif')
    canvas.getByRole('checkbox', { name: 'Compact rows' }).focus()
    await userEvent.keyboard(' ')
    canvas.getByRole('button', { name: 'Copy CSS' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(write).toHaveBeenCalledWith(`[data-signpost] {
  --signpost-color-accent: light-dark(#7a1f5c, #f3a6d3);
  --signpost-color-on-accent: light-dark(#ffffff, #0b1512);
  --signpost-radius: 0.25rem;
  --signpost-radius-small: 0.125rem;
  --signpost-font: Georgia, "Noto Serif", serif;
  --signpost-row-height: 2.25rem;
  --signpost-font-size-small: 0.8125rem;
}
`)
    const day = within(canvas.getByRole('region', { name: 'By day' }))
    const directions = day.getByRole('button', { name: 'Directions' })
    await expect(getComputedStyle(directions).color).toBe('rgb(122, 31, 92)')
    // The background of the chosen row is a tint of the accent.
    const row = day.getByRole('button', { name: 'Bar Medialuna Rota' }).closest('[data-part="row"]')
    await expect(getComputedStyle(row ?? document.body).backgroundColor).not.toBe(
      'rgba(0, 0, 0, 0)',
    )
    await expect(
      canvas.getAllByRole('status').some(({ textContent }) => /4\.5:1/.test(textContent)),
    ).toBe(false)
  },
}

/** A color with low contrast can be chosen, with a warning. */
export const TooPale: Story = {
  parameters: {
    // This story tests a pale accent.
    a11y: { config: { rules: [unique, { id: 'color-contrast', enabled: false }] } },
  },
  play: async ({ canvas }) => {
    const accent = within(canvas.getByRole('group', { name: 'Accent' }))
    fireEvent.input(accent.getByLabelText(/^light/), { target: { value: '#8fd3b8' } })
    await expect(
      await canvas.findByText('Accent on the surface, light: 1.7:1. Text needs 4.5:1.'),
    ).toBeVisible()
  },
}
