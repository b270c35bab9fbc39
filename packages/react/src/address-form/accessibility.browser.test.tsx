import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { overflowingElements } from '../../../../test/browser/overflowingElements.ts'
import { violations } from '../../../../test/browser/violations.ts'
import { type MountedForm, mountAddressForm } from '../../test/mountAddressForm.tsx'
import { AddressForm } from './AddressForm.tsx'
import '../styles.css'

type Reach = (form: MountedForm) => Promise<unknown>

const states: readonly (readonly [string, Reach])[] = [
  [
    'a list',
    async ({ box }) => {
      await box.search('canelones')
      await box.press('ArrowDown')
    },
  ],
  [
    'filled in',
    async ({ box, note }) => {
      await box.search('canelones 2345')
      await box.choose('Canelones 2345')
      await expect.poll(note).toMatch(/filled in/)
    },
  ],
  [
    'a question',
    async ({ box }) => {
      await userEvent.fill(screen.getByLabelText('City'), 'Monte')
      await userEvent.fill(box.input, 'Avenida Italia 44 apto 3')
      await userEvent.keyboard('{Escape}{Enter}')
      await screen.findByRole('group')
    },
  ],
]

test.each(states)(
  '%s: axe reports nothing in light and dark, touch targets are high enough, and nothing overflows at 320 px',
  async (_, reach) => {
    const form = mountAddressForm(<AddressForm country="UY" aria-label="Address" />)
    const { container } = form.view
    document.documentElement.style.background = 'Canvas'
    onTestFinished(() => document.documentElement.removeAttribute('style'))
    await reach(form)
    for (const scheme of ['light', 'dark']) {
      await emulateMedia('prefers-color-scheme', scheme)
      expect([scheme, await violations(container)]).toEqual([scheme, []])
    }
    const heights = [...container.querySelectorAll('button, select, [data-part="field"]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().height)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
    expect(form.box.input.parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(414, 896))
    // The popup follows the field a frame later.
    await expect.poll(() => overflowingElements(container)).toEqual([])
  },
)

test('with the keyboard alone a user searches, chooses, undoes, continues, submits and answers the question', async () => {
  const { box, note, view } = mountAddressForm(<AddressForm country="UY" />)
  const focused = () => document.activeElement?.textContent
  box.input.focus()
  await userEvent.keyboard('avenida italia 602')
  await box.waitFor('ready')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(note).toMatch(/filled in/)
  await userEvent.tab()
  expect(focused()).toBe('Undo')
  await userEvent.keyboard('{Enter}')
  await expect.poll(note).toMatch(/Changes undone/)
  await userEvent.fill(screen.getByLabelText('City'), 'Montevideo')
  await userEvent.keyboard('{Enter}')
  const group = await view.findByRole('group')
  await expect.poll(() => document.activeElement).toBe(group)
  await userEvent.tab()
  expect(focused()).toBe('Use this address')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(box.input)
})
