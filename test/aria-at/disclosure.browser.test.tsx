import { PlaceDescription, SignpostProvider } from '@signpost/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readPhrases } from '../browser/readPhrases.ts'
import '@signpost/react/styles.css'

// The test plan "disclosure of answers to frequently asked questions" of ARIA-AT (1 July 2026), with a virtual screen reader: the description
// of a place, whose button shows the rest of it. Of the plan's 25 assertions 21 are tried; the 4 on a list around the buttons do not apply.

const [tab, back] = ['{Tab}', '{Shift>}{Tab}{/Shift}']
const role = /^button, /
const nameClosed = /^button, Read more|^button, More|^button, Show more/
const nameOpen = /^button, Read less|^button, Less|^button, Show less/
const collapsed = /, not expanded/
const expanded = /, expanded/

/** Each task with the keys before it and the assertions. */
const tasks: Readonly<Record<string, [keys: readonly string[], expected: readonly RegExp[]]>> = {
  'Navigate forwards to a collapsed disclosure button': [
    [tab, tab],
    [role, nameClosed, collapsed],
  ],
  'Navigate backwards to a collapsed disclosure button': [
    [tab, tab, tab, back],
    [role, nameClosed, collapsed],
  ],
  'Navigate forwards to an expanded disclosure button': [
    [tab, tab, '{Enter}', back, tab],
    [role, nameOpen, expanded],
  ],
  'Navigate backwards to an expanded disclosure button': [
    [tab, tab, '{Enter}', tab, back],
    [role, nameOpen, expanded],
  ],
  'Request information about a collapsed disclosure button': [
    [tab, tab],
    [role, nameClosed, collapsed],
  ],
  'Request information about an expanded disclosure button': [
    [tab, tab, ' '],
    [role, nameOpen, expanded],
  ],
  'Operate a collapsed disclosure button': [[tab, tab, '{Enter}'], [expanded]],
  'Operate an expanded disclosure button': [[tab, tab, '{Enter}', '{Enter}'], [collapsed]],
}

test.each(Object.keys(tasks))('%s', async (task) => {
  const [keys, expected] = tasks[task] ?? [[], []]
  await showDescription()
  for (const key of keys) await userEvent.keyboard(key)
  const button = document.querySelector('button')
  expect(document.activeElement).toBe(button)
  const [phrase] = await readPhrases(button)
  for (const pattern of expected) expect(phrase).toMatch(pattern)
})

test('Navigate from an expanded disclosure button to the text', async () => {
  await showDescription()
  for (const key of [tab, tab, '{Enter}']) await userEvent.keyboard(key)
  const paragraph = document.querySelector('p')
  const [, phrase] = await readPhrases(paragraph, paragraph?.firstChild ?? null)
  expect(phrase).toMatch(/A long text\. /)
})

async function showDescription(): Promise<void> {
  const content = { description: 'A long text. '.repeat(200) }
  render(
    <SignpostProvider client={{ baseUrl: 'https://geo.example' }}>
      <a href="#before">Navigate forwards from here</a>
      <PlaceDescription place={{ id: '1', name: 'Taberna', content } as never} />
      <a href="#after">Navigate backwards from here</a>
    </SignpostProvider>,
  )
  await expect.poll(() => document.querySelector('button')).not.toBeNull()
}
