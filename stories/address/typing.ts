import type { AddressForm } from '@signpost/react'
import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

export type Play = NonNullable<StoryObj<typeof AddressForm>['play']>

/** The first line of a form in any language. */
export function lineOf(form: Element): HTMLInputElement {
  const line = form.querySelector('input[role="combobox"]')
  if (line instanceof HTMLInputElement) return line
  throw new Error('The form has no first line.')
}

/** Types an address, and waits for the suggestions. */
export const typing =
  (text: string): Play =>
  async ({ canvasElement, userEvent }) => {
    const line = lineOf(canvasElement)
    await userEvent.type(line, text)
    await waitFor(() =>
      expect(line.closest('[data-status]')).toHaveAttribute('data-status', 'ready'),
    )
  }

/** Types an address and chooses the first suggestion. */
export const choosing =
  (text: string): Play =>
  async (context) => {
    await typing(text)(context)
    await context.userEvent.keyboard('{ArrowDown}{Enter}')
    await expectNote(context.canvasElement, /filled in|look up the rest/)
  }

/** Waits for the note below the first line. */
export async function expectNote(form: Element, text: RegExp): Promise<void> {
  await waitFor(() => expect(form.querySelector('[data-part="note"]')).toHaveTextContent(text))
}

/** Types an address with a city and submits it, until the form asks about it. */
export const sending =
  (line: string, asked: RegExp): Play =>
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Montevideo')
    await userEvent.type(lineOf(canvasElement), `${line}{Escape}{Enter}`)
    const question = await canvas.findByRole('group', { name: asked })
    await waitFor(() => expect(question).toHaveFocus())
  }
