import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readPhrases } from '../browser/readPhrases.ts'
import { DialogPage } from './page/DialogPage.tsx'
import { dialog } from './plans/dialog.ts'
import { assertionsOf, enter, esc, isCommand } from './plans/Plan.ts'
import '@signpost/react/styles.css'

test.each(Object.entries(dialog.tasks))('%s', async (_title, task) => {
  render(<DialogPage />)
  await expect.poll(() => document.querySelector('button')).not.toBeNull()
  for (const key of [...task.setup, ...task.keys].filter((one) => !isCommand(one))) {
    await userEvent.keyboard(key)
    if (key === enter) await expect.poll(focusedDialog).not.toBeNull()
    if (key === esc) await expect.poll(() => document.querySelector('dialog')).toBeNull()
    // Beyond its ends, a modal dialog of the browser leads to the browser's own controls.
    if (document.activeElement === document.body) await userEvent.keyboard(key)
  }
  const elements = [
    document.querySelector('dialog'),
    document.activeElement,
    document.querySelector('[data-part="count"]')?.firstChild ?? null,
  ]
  const phrases = (await readPhrases(...elements.filter((one) => one !== null))).join('\n')
  for (const {
    name,
    phrases: { virtual },
  } of assertionsOf(dialog, task)) {
    if (virtual) expect(phrases, name).toMatch(virtual)
  }
})

function focusedDialog(): Element | null {
  return document.activeElement?.closest('dialog') ?? null
}
