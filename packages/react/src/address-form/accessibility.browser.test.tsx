import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { overflowingElements } from '../../../../test/browser/overflowingElements.ts'
import { violations } from '../../../../test/browser/violations.ts'
import { type MountedForm, mountAddressForm } from '../../test/mountAddressForm.tsx'
import { ar } from '../messages/ar.ts'
import { AddressForm } from './AddressForm.tsx'
import '../styles.css'

type Reach = (form: MountedForm) => Promise<unknown>

const ask: Reach = async ({ box }) => {
  await userEvent.fill(screen.getByLabelText('City'), 'Monte')
  await userEvent.fill(box.input, 'Avenida Italia 44 apto 3')
  await userEvent.keyboard('{Escape}{Enter}')
  await screen.findByRole('group')
}

const states: readonly (readonly [string, Reach])[] = [
  ['empty', async () => {}],
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
  ['a question', ask],
]

const themes: readonly (readonly [string, () => Promise<void>])[] = [
  ['light', () => emulateMedia('prefers-color-scheme', 'light')],
  ['dark', () => emulateMedia('prefers-color-scheme', 'dark')],
  ['forced colours', () => emulateMedia('forced-colors', 'active')],
  ['320 px', () => setWidth(320)],
]

async function setWidth(width: number): Promise<void> {
  await page.viewport(width, 640)
  onTestFinished(() => page.viewport(414, 896))
}

test.each(themes)('axe finds nothing in any state, %s', async (look, set) => {
  await set()
  document.documentElement.style.background = look === 'dark' ? '#000' : '#fff'
  onTestFinished(() => void document.documentElement.removeAttribute('style'))
  for (const [state, reach] of states) {
    const form = mountAddressForm(<AddressForm country="UY" aria-label="Address" />)
    await reach(form)
    expect([state, await violations(form.view.container)]).toEqual([state, []])
    expect(overflowingElements(form.view.container)).toEqual([])
    form.view.unmount()
  }
})

test('by keyboard alone: search, choose, undo, go on, send, answer', async () => {
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
  await expect.poll(note).toMatch(/as they were/)
  await userEvent.fill(screen.getByLabelText('City'), 'Montevideo')
  await userEvent.keyboard('{Enter}')
  const group = await view.findByRole('group')
  await expect.poll(() => document.activeElement).toBe(group)
  await userEvent.tab()
  expect(focused()).toBe('Use this address')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(box.input)
})

test('touch: what can be pressed is 24 px high at least, and the fields 44', async () => {
  const form = mountAddressForm(<AddressForm country="UY" />)
  await ask(form)
  const heights = [...form.view.container.querySelectorAll('button, select, [data-part="field"]')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect().height)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  expect(form.box.input.parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('right to left: fields begin at the right, Latin addresses run their own way', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.dir = 'rtl'
  onTestFinished(() => container.remove())
  const { view } = mountAddressForm(
    <AddressForm country="UY" defaultValues={{ 'address-level2': 'Montevideo 1' }} />,
    [],
    { language: 'ar', messages: ar },
    container,
  )
  const city = view.getByLabelText('المدينة')
  const { direction, textAlign } = getComputedStyle(city)
  expect([direction, textAlign]).toEqual(['ltr', 'right'])
  expect(view.getByLabelText('البلد')).toBeTruthy()
})

test('text spacing: nothing is cut off or sticks out', async () => {
  const style = document.head.appendChild(document.createElement('style'))
  onTestFinished(() => style.remove())
  style.textContent =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
  await setWidth(320)
  const form = mountAddressForm(<AddressForm country="UY" />)
  await ask(form)
  expect(overflowingElements(form.view.container)).toEqual([])
})
