import { ar } from '@signpost/react/messages/ar'
import { de } from '@signpost/react/messages/de'
import { es } from '@signpost/react/messages/es'
import { fr } from '@signpost/react/messages/fr'
import { it as italian } from '@signpost/react/messages/it'
import { type HostileText, hostileTexts } from '@signpost/testing/fixtures'
import { onlineManager } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../test/browser/emulateMedia.ts'
import { emulatePrint } from '../../../test/browser/emulatePrint.ts'
import { overflowingElements } from '../../../test/browser/overflowingElements.ts'
import { emulateTouchScreen } from '../../../test/browser/touch.ts'
import { violations } from '../../../test/browser/violations.ts'
import { type MountCatalogOptions, mountCatalog } from '../test/mountCatalog.tsx'
import { BrandPicker } from './brand-picker/BrandPicker.tsx'
import { CategoryBrowser } from './category-browser/CategoryBrowser.tsx'
import './styles.css'

const brands = ['Disco', 'ANCAP', 'Antel'].map((name) => ({ id: `uy-${name.toLowerCase()}`, name }))
const categories = [{ code: 'food-drink', name: 'Food & Drink' }]

function Both({ disabled }: { readonly disabled?: boolean }): ReactNode {
  return (
    <>
      <BrandPicker countries={['UY', 'DE']} defaultSelected={brands} disabled={disabled} />
      <CategoryBrowser
        defaultSelected={categories}
        defaultOpen={['food-drink']}
        disabled={disabled}
      />
    </>
  )
}

function mount(options: MountCatalogOptions = {}, element: ReactNode = <Both />) {
  const mounted = mountCatalog(<div id="frame">{element}</div>, options)
  const frame = mounted.view.container.querySelector<HTMLElement>('#frame')
  if (!frame) throw new Error('There is no frame.')
  const statuses = () =>
    [...frame.querySelectorAll<HTMLElement>('[data-status]')].map(({ dataset }) => dataset.status)
  return { ...mounted, frame, statuses }
}

test.each([{ kind: 'huge', items: 1000 }, { kind: 'hostile-text' }] as const)(
  'axe finds nothing in a long list, nor in hostile text: %j',
  async (scenario) => {
    const { frame, statuses } = mount({ scenarios: [scenario] })
    await expect.poll(statuses).toEqual(['ready', 'ready'])
    expect(await violations(frame)).toEqual([])
  },
)

test('axe finds nothing while something is typed, when nothing is found, disabled, and offline', async () => {
  const { frame, statuses, view } = mount()
  await expect.poll(statuses).toEqual(['ready', 'ready'])
  const inputs = screen.getAllByRole('searchbox')
  for (const text of ['an', 'qqq']) {
    for (const input of inputs) await userEvent.type(input, text)
    expect([text, await violations(frame)]).toEqual([text, []])
  }
  view.unmount()

  const disabled = mount({}, <Both disabled />)
  await expect.poll(disabled.statuses).toEqual(['ready', 'ready'])
  expect(await violations(disabled.frame)).toEqual([])
  disabled.view.unmount()

  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const offline = mount()
  await expect.poll(offline.statuses).toEqual(['offline', 'offline'])
  expect(await violations(offline.frame)).toEqual([])
})

const languages = { ar, de, es, fr, it: italian }

test.each(Object.entries(languages))(
  'in %s at 320 px, and at 400 % zoom, nothing sticks out and axe finds nothing',
  async (language, messages) => {
    const { frame, statuses } = mount({ language, messages })
    frame.lang = language
    frame.dir = language === 'ar' ? 'rtl' : 'ltr'
    frame.style.inlineSize = '320px'
    await expect.poll(statuses).toEqual(['ready', 'ready'])
    expect(overflowingElements(frame)).toEqual([])
    expect(await violations(frame)).toEqual([])
  },
)

test('touch: every target is at least 44 px high', async () => {
  await emulateTouchScreen()
  const { frame, statuses } = mount()
  await expect.poll(statuses).toEqual(['ready', 'ready'])
  const targets = frame.querySelectorAll('button, select, label:has(input), [role="option"]')
  expect(targets.length).toBeGreaterThan(30)
  for (const target of targets) {
    expect([target.outerHTML.slice(0, 60), target.getBoundingClientRect().height]).toEqual([
      expect.any(String),
      expect.closeTo(44, -2),
    ])
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(43.5)
  }
})

test.each(Object.keys(hostileTexts) as HostileText[])(
  'hostile text is text, isolated and wrapped: %s',
  async (text) => {
    const { frame, statuses } = mount({ scenarios: [{ kind: 'hostile-text', text }] })
    frame.style.inlineSize = '320px'
    await expect.poll(statuses).toEqual(['ready', 'ready'])
    const list = within(screen.getByRole('listbox'))
    const [option] = list.getAllByRole('option', { selected: false })
    expect(option?.querySelector('bdi')?.textContent?.trim()).toBe(hostileTexts[text].trim())
    if (option) await userEvent.click(option)
    expect(list.getAllByRole('option', { selected: true })).toHaveLength(4)
    expect(frame.querySelector('img, script, b')).toBeNull()
    expect(overflowingElements(frame)).toEqual([])
    for (const input of screen.getAllByRole('searchbox')) await userEvent.type(input, 'a+b(c')
  },
)

test('forced colours: what is chosen, and where the keys are, is not told by colour alone', async () => {
  await emulateMedia('forced-colors', 'active')
  const { statuses } = mount()
  await expect.poll(statuses).toEqual(['ready', 'ready'])
  const check = (name: string) => {
    const icon = screen.getByRole('option', { name }).querySelector('svg')
    return icon && getComputedStyle(icon).visibility
  }
  expect([check('Disco'), check('Abitab')]).toEqual(['visible', 'hidden'])
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  const active = screen.getByRole('option', { name: 'Abitab' })
  expect(getComputedStyle(active).outlineStyle).toBe('solid')
})

test('print: what is chosen can be read', async () => {
  const { frame, statuses } = mount()
  await expect.poll(statuses).toEqual(['ready', 'ready'])
  await emulatePrint()
  // biome-ignore lint/performance/useDomNodeTextContent: only this shows what is out of sight.
  const read = frame.innerText
  for (const name of ['Disco', 'ANCAP', 'Antel', 'Food & Drink', 'Bakery'])
    expect(read).toContain(name)
  for (const name of ['Abitab', 'Shopping']) expect(read).not.toContain(name)
})
