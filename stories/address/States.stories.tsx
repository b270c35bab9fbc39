import { AddressForm } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect, fn, waitFor } from 'storybook/test'
import { NumberedStreet } from './NumberedStreet.tsx'
import { choosing, expectNote, lineOf, sending, typing } from './typing.ts'
import { withForm } from './withForm.tsx'

const meta = {
  title: 'Address/States',
  component: AddressForm,
  tags: ['!autodocs'],
  decorators: [withForm],
  args: {
    country: 'UY',
    onSubmit: fn((event) => event.preventDefault()),
  },
} satisfies Meta<typeof AddressForm>

export default meta
type Story = StoryObj<typeof meta>

export const Suggestions: Story = { play: typing('canelones 2') }

/** Only the street is known: the typed number stays, and the apartment gets its own line. */
export const NumberKept: Story = {
  play: async (context) => {
    const { canvas } = context
    await choosing('avenida italia 602 apto 3')(context)
    await expect(canvas.getByRole('combobox', { name: 'Address' })).toHaveValue(
      'Avenida Italia 602',
    )
    await expect(canvas.getByRole('textbox', { name: /^Apartment/ })).toHaveValue('apto 3')
  },
}

/** A street was chosen, and the list continues with its house numbers. */
export const Numbers: Story = {
  decorators: [(Form) => <NumberedStreet>{Form()}</NumberedStreet>],
  play: async (context) => {
    await choosing('avenida ital')(context)
    const { canvas } = context
    await expect(await canvas.findByRole('option', { name: /^Avenida Italia 2020/ })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Address' })).toHaveValue('Avenida Italia ')
  },
}

/** The number is unknown: the last row keeps the typed text. */
export const AsTyped: Story = {
  play: async (context) => {
    await typing('avenida italia 9999')(context)
    const { canvas } = context
    await expect(
      await canvas.findByRole('option', { name: 'Use “avenida italia 9999” as typed' }),
    ).toBeVisible()
  },
}

/** A provider of delivery points corrects the postal code, and reports a missing unit. */
export const ByProvider: Story = {
  args: {
    country: 'US',
    defaultValues: {
      'address-line1': '185 Berry Street',
      'address-level2': 'San Francisco',
      'address-level1': 'California',
      'postal-code': '94105',
    },
    validate: async () => ({
      status: 'incomplete',
      doubtful: ['address-line2'],
      values: { 'address-line1': '185 Berry St', 'postal-code': '94107' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    const question = await canvas.findByRole('group', { name: /^Did you mean/ })
    await expect(question).toHaveAccessibleDescription(/ZIP code: 94107, was 94105/)
    await expect(question).toHaveTextContent('Apartment, floor, building: please check')
  },
}

export const Undone: Story = {
  play: async (context) => {
    await choosing('avenida 18 de julio 1234')(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Undo' }))
    await expectNote(context.canvasElement, /Changes undone/)
    await expect(lineOf(context.canvasElement)).toHaveValue('avenida 18 de julio 1234')
  },
}

/** The choice could not be looked up: its line and the typed text stay, and the user types the rest. */
export const NotLookedUp: Story = {
  parameters: { scenarios: [{ kind: 'wrong-body', body: 'html', on: 'search' }] },
  play: choosing('avenida 18 de julio 1234'),
}

export const Checking: Story = {
  parameters: { scenarios: [{ kind: 'hang', on: 'forwardGeocode' }] },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Montevideo')
    await userEvent.type(lineOf(canvasElement), 'Canelones 1{Escape}{Enter}')
    await expectNote(context.canvasElement, /Checking/)
  },
}

/** The street is in another part of the country: the form offers the known address with the typed number. */
export const DidYouMean: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(lineOf(canvasElement), 'Avenida Italia 44{Escape}')
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Monte')
    await userEvent.keyboard('{Enter}')
    const question = await canvas.findByRole('group', { name: /^Did you mean/ })
    await expect(question).toHaveTextContent('Avenida Italia 44')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The service confirms the typed address, except for the house. */
export const PartlyKnown: Story = {
  args: { defaultValues: { 'postal-code': '11600' } },
  play: sending('Avenida Italia 44', /^We couldn’t verify/),
}

export const NotFound: Story = {
  play: async (context) => {
    await sending('Calle de Nadie 1', /couldn’t find this address/)(context)
    const { canvas, userEvent, args } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Keep as entered' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Types an address, and waits until the first line has a status. */
const reaching =
  (status: string): NonNullable<Story['play']> =>
  async ({ canvasElement, userEvent }) => {
    const line = lineOf(canvasElement)
    await userEvent.type(line, 'calle de nadie')
    await waitFor(() =>
      expect(line.closest('[data-status]')).toHaveAttribute('data-status', status),
    )
  }

export const Searching: Story = {
  parameters: { scenarios: [{ kind: 'hang' }] },
  play: reaching('loading'),
}

export const NothingSuggested: Story = { play: reaching('empty') }

export const Offline: Story = {
  beforeEach: () => {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  play: reaching('offline'),
}

/** Without a service it is an ordinary form. */
export const Failed: Story = {
  parameters: { scenarios: [{ kind: 'wrong-body', body: 'html' }] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Montevideo')
    await userEvent.type(lineOf(canvasElement), 'canelones 1')
    const box = canvasElement.querySelector<HTMLElement>('[data-status]')
    await waitFor(() => expect(box).toHaveAttribute('data-status', 'error'))
    await userEvent.keyboard('{Escape}{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** The browser shows its own validation messages, or those of the form. */
export const WrongPostalCode: Story = {
  args: { country: 'US' },
  play: async ({ canvas, userEvent }) => {
    const zip: HTMLInputElement = canvas.getByRole('textbox', { name: 'ZIP code' })
    // The postal code format is loaded after the form.
    await waitFor(() => expect(zip).toHaveAttribute('title'))
    await userEvent.type(zip, '1234')
    await userEvent.tab()
    const error = 'ZIP codes have five digits, like 95014.'
    await expect(zip.validationMessage).toBe(error)
    await expect(zip).toHaveAccessibleDescription(error)
  },
}

/** The form on the narrowest screen. */
export const Narrow: Story = {
  globals: { width: '320' },
  args: { country: 'US' },
}

export const HostileText: Story = {
  parameters: { scenarios: [{ kind: 'hostile-text' }] },
  play: typing('canelones'),
}

const inLanguage = (language: string, country: string): Story => ({
  globals: { language },
  args: { country },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const city = canvasElement.querySelector('[autocomplete="address-level2"]')
    if (city) await userEvent.type(city, 'Montevideo')
    await userEvent.type(lineOf(canvasElement), 'Calle de Nadie 1{Escape}{Enter}')
    await canvas.findByRole('group')
  },
})

export const French: Story = inLanguage('fr', 'UY')
export const Spanish: Story = inLanguage('es', 'UY')
export const German: Story = inLanguage('de', 'UY')
export const Italian: Story = inLanguage('it', 'UY')
export const Arabic: Story = inLanguage('ar', 'UY')
