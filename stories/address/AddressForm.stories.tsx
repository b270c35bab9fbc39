import { AddressForm } from '@signpost/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { withForm } from './withForm.tsx'

const meta = {
  title: 'Address/AddressForm',
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
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

/** The first line of a form, in any language. */
function lineOf(form: Element): HTMLInputElement {
  const line = form.querySelector('input[role="combobox"]')
  if (line instanceof HTMLInputElement) return line
  throw new Error('The form has no first line.')
}

/** Types an address, and waits for what is offered. */
const typing =
  (text: string): Play =>
  async ({ canvasElement, userEvent }) => {
    const line = lineOf(canvasElement)
    await userEvent.type(line, text)
    await waitFor(() =>
      expect(line.closest('[data-status]')).toHaveAttribute('data-status', 'ready'),
    )
  }

/** Types an address and takes the first that is offered. */
const choosing =
  (text: string): Play =>
  async (context) => {
    await typing(text)(context)
    await context.userEvent.keyboard('{ArrowDown}{Enter}')
    await expectNote(context, /filled in|be looked up/)
  }

async function expectNote({ canvasElement }: Context, text: RegExp): Promise<void> {
  await waitFor(() =>
    expect(canvasElement.querySelector('[data-part="address-note"]')).toHaveTextContent(text),
  )
}

/** Types an address with a city and sends it, until the form asks about it. */
const sending =
  (line: string, asked: RegExp): Play =>
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Montevideo')
    await userEvent.type(lineOf(canvasElement), `${line}{Escape}{Enter}`)
    await expect(await canvas.findByRole('group', { name: asked })).toHaveFocus()
  }

export const Default: Story = {}

export const Suggestions: Story = { play: typing('canelones 2') }

export const Filled: Story = {
  play: async (context) => {
    await choosing('avenida 18 de julio 1234')(context)
    const { canvas, userEvent, args } = context
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Montevideo')
    await expect(canvas.getByRole('textbox', { name: /^Postal code/ })).toHaveValue('11100')
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Only the street is known: the number that was typed stays, and the flat gets a line of its own. */
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

export const Undone: Story = {
  play: async (context) => {
    await choosing('avenida 18 de julio 1234')(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Undo' }))
    await expectNote(context, /as they were before/)
    await expect(lineOf(context.canvasElement)).toHaveValue('avenida 18 de julio 1234')
  },
}

/** What was chosen could not be looked up: its line and what was typed are there, the rest is to be typed. */
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
    await expectNote(context, /Checking/)
  },
}

/** The street is in another part of the country: what is known is offered, with the number that was typed. */
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

/** Nothing else is known than what was typed, but not the house. */
export const PartlyKnown: Story = {
  args: { defaultValues: { 'postal-code': '11600' } },
  play: sending('Avenida Italia 44', /^Only a part/),
}

export const NotFound: Story = {
  play: async (context) => {
    await sending('Calle de Nadie 1', /was not found/)(context)
    const { canvas, userEvent, args } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Use as typed' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Without a service the form is a form like others. */
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

/** The browser says what is wrong, in the words of the form where they are ours. */
export const WrongPostalCode: Story = {
  args: { country: 'US' },
  play: async ({ canvas, userEvent }) => {
    const zip: HTMLInputElement = canvas.getByRole('textbox', { name: 'ZIP code' })
    await userEvent.type(zip, '1234')
    await userEvent.tab()
    await expect(zip.validationMessage).toBe('A postal code here looks like 94043.')
  },
}

const inCountry = (country: string): Story => ({ args: { country } })

export const UnitedStates: Story = inCountry('US')
export const UnitedKingdom: Story = inCountry('GB')
export const France: Story = inCountry('FR')
export const Germany: Story = inCountry('DE')
export const Italy: Story = inCountry('IT')
export const Brazil: Story = inCountry('BR')
export const Japan: Story = inCountry('JP')
export const AnyCountry: Story = { args: { country: undefined } }

/** Prefilled, with one country and no choice of it. */
export const OneCountry: Story = {
  args: {
    countries: ['PT'],
    defaultValues: { 'address-line1': 'Rua Augusta 24', 'address-level2': 'Lisboa' },
  },
}

/** Two addresses: each form has its own fields, list and words. */
export const TwoOnAPage: Story = {
  render: (args) => (
    <div className="two-forms">
      <section>
        <h2>Ship to</h2>
        <AddressForm {...args} section="shipping" aria-label="Ship to" />
      </section>
      <section>
        <h2>Bill to</h2>
        <AddressForm {...args} section="billing" aria-label="Bill to" country="DE" />
      </section>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [form, other] = canvas.getAllByRole('form')
    if (!form || !other) throw new Error('There are no two forms.')
    const [first, second] = [within(form), within(other)]
    await userEvent.type(lineOf(form), 'canelones 2345')
    await first.findByRole('option', { name: /^Canelones/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(first.getByRole('textbox', { name: 'City' })).toHaveValue('Montevideo'),
    )
    await expect(second.getByRole('textbox', { name: 'City' })).toHaveValue('')
  },
}

/** The narrowest screen. */
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
    const [, city] = canvas.getAllByRole('textbox')
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
