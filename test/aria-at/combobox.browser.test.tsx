import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readPhrases } from '../browser/readPhrases.ts'
import { ComboboxPage } from './page/ComboboxPage.tsx'
import { combobox } from './plans/combobox.ts'
import { assertionsOf, isCommand } from './plans/Plan.ts'
import '@signpost/react/styles.css'

test.each(Object.entries(combobox.tasks))('%s', async (_title, task) => {
  render(<ComboboxPage />)
  for (const key of [...task.setup, ...task.keys]) {
    if (isCommand(key)) continue
    await userEvent.keyboard(key)
    await settled()
  }
  const phrases = await readBox()
  for (const {
    name,
    phrases: { virtual },
  } of assertionsOf(combobox, task)) {
    if (virtual) expect(phrases, name).toMatch(virtual)
  }
})

/** The phrases for the input, the list and the active option, a line each. */
async function readBox(): Promise<string> {
  const input = document.querySelector('input')
  const list = document.querySelector('[role="listbox"]')
  const active = document.getElementById(input?.getAttribute('aria-activedescendant') || 'none')
  return (await readPhrases(...[input, list, active].filter((element) => element !== null))).join(
    '\n',
  )
}

/** Waits until the list has followed the last key. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect
    .poll(() => document.querySelector('[data-status]')?.getAttribute('data-status'))
    .not.toBe('loading')
}
