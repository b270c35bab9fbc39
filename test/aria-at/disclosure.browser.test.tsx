import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readPhrases } from '../browser/readPhrases.ts'
import { DisclosurePage } from './page/DisclosurePage.tsx'
import { disclosure } from './plans/disclosure.ts'
import { assertionsOf, isCommand } from './plans/Plan.ts'
import '@signpost/react/styles.css'

test.each(Object.entries(disclosure.tasks))('%s', async (_title, task) => {
  render(<DisclosurePage />)
  await expect.poll(() => document.querySelector('button')).not.toBeNull()
  const keys = [...task.setup, ...task.keys].filter((key) => !isCommand(key))
  for (const key of keys) await userEvent.keyboard(key)
  const button = document.querySelector('button')
  expect(document.activeElement).toBe(button)
  const text = document.querySelector('p')?.firstChild ?? null
  for (const {
    name,
    phrases: { virtual },
  } of assertionsOf(disclosure, task)) {
    const [phrase] = await readPhrases(name === 'text' ? text : button)
    if (virtual) expect(phrase, name).toMatch(virtual)
  }
})
