import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pictures } from '../../../../test/browser/pictures.ts'
import { readPhrases } from '../../../../test/browser/readPhrases.ts'
import { mountElement } from '../../test/mountElement.tsx'
import { PhotoGallery } from './PhotoGallery.tsx'
import '../styles.css'

// The test plan "modal dialog" of ARIA-AT (1 July 2026), with a virtual screen reader: the open photo of a place. Of the plan's 30 assertions 9 are
// tried. 17 do not apply, as the dialog has no input, no heading and no dialog inside it; 4 are of modes and cursors that the virtual reader does
// not have.

const [tab, back] = ['{Tab}', '{Shift>}{Tab}{/Shift}']
const role = /^button, /

test('Open a modal dialog: role and name of the dialog, role and name of the focused element', async () => {
  await openPhoto()
  const [dialog, focused] = await readPhrases(
    document.querySelector('dialog'),
    document.activeElement,
  )
  expect(dialog).toMatch(/^dialog, /)
  expect(dialog).toMatch(/Taberna/)
  expect(focused).toMatch(role)
  expect(focused).toMatch(/Close photos/)
})

test('Close a modal dialog: role and name of the button that opened it', async () => {
  await openPhoto()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
  const [focused] = await readPhrases(document.activeElement)
  expect(focused).toMatch(role)
  expect(focused).toMatch(/Open photo 1 of 2/)
})

test('Navigate backward from the first focusable element to the last: role and name', async () => {
  await openPhoto()
  expect(await readAfter(back)).toMatch(/^button, Next photo/)
})

test('Navigate forward from the last focusable element to the first: role and name', async () => {
  await openPhoto()
  expect(await readAfter(tab, tab, tab)).toMatch(/^button, Close photos/)
})

test('Navigate to the bottom of a modal dialog: role and name', async () => {
  await openPhoto()
  const buttons = document.querySelectorAll('dialog button')
  const [last] = await readPhrases(buttons[buttons.length - 1] ?? null)
  expect(last).toMatch(role)
  expect(last).toMatch(/Next photo/)
})

async function openPhoto(): Promise<void> {
  const [green, brown] = pictures
  mountElement(<PhotoGallery photos={[green, brown]} title="Taberna" />)
  await userEvent.keyboard(`${tab}{Enter}`)
  await expect.poll(() => document.activeElement?.closest('dialog')).toBeTruthy()
}

async function readAfter(...keys: readonly string[]): Promise<string | undefined> {
  for (const key of keys) await userEvent.keyboard(key)
  // Beyond its ends, a modal dialog of the browser leads to the browser's own controls.
  if (document.activeElement === document.body) await userEvent.keyboard(keys.at(-1) ?? '')
  const [phrase] = await readPhrases(document.activeElement)
  return phrase
}
