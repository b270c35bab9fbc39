import { everything, hostileTexts } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { emulatePrint } from '../../../../test/browser/emulatePrint.ts'
import { overflowingElements } from '../../../../test/browser/overflowingElements.ts'
import { mountSearchResults } from '../../test/mountSearchResults.tsx'
import { pictures } from '../../test/pictures.ts'
import { readPlace } from '../../test/readPlace.ts'
import { ar } from '../messages/ar.ts'
import { de } from '../messages/de.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { it as italian } from '../messages/it.ts'
import '../styles.css'

const partner_contents = { ...everything.partner_contents, icon_url: pictures[0] }
const tavern = { ...(await readPlace({ ...everything, partner_contents })), id: 'tavern' }
const other = { ...tavern, id: 'other', name: 'Other tavern' }
const places = [tavern, other]
const renderActions = (): ReactNode => (
  <button type="button" data-part="action">
    Directions
  </button>
)

const languages = { ar, de, es, fr, it: italian }

test.each(Object.entries(languages))(
  'in %s at 320 px with double letters and wide spacing nothing sticks out',
  (language, messages) => {
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
    document.documentElement.style.cssText =
      'font-size: 200%; letter-spacing: 0.12em; word-spacing: 0.16em'
    onTestFinished(() => {
      document.documentElement.removeAttribute('style')
      document.documentElement.removeAttribute('dir')
    })
    const { root, view } = mountSearchResults(
      { places, renderActions, label: 'List' },
      { provider: { language, messages } },
    )
    view.container.style.inlineSize = '320px'
    expect(overflowingElements(root)).toEqual([])
    expect(root.getBoundingClientRect().width).toBeLessThanOrEqual(320)
  },
)

test.each(Object.entries(hostileTexts))(
  'HTML and other hostile text: literal, inside its row: %s',
  (name, text) => {
    const place = {
      ...tavern,
      name: text,
      address: { formatted: text, street: text, city: text },
      categories: [{ code: text, name: text }],
      brands: [{ id: text, name: text }],
      hours: { text },
    }
    const { root, names, rows, view } = mountSearchResults({
      places: [place],
      origin: { name: text },
    })
    view.container.style.inlineSize = '320px'
    expect(names()).toEqual([text])
    // What is cut off can be had whole.
    expect(screen.getByRole('button', { description: /./ }).title).toContain(text)
    expect(root.querySelector('script, b, [onerror]')).toBeNull()
    expect(root.textContent).not.toMatch(/\[object|undefined|NaN/)
    expect(view.container.scrollWidth).toBeLessThanOrEqual(320)
    // However long the texts, a row stays a row.
    expect(rows()[0]?.getBoundingClientRect().height).toBeLessThan(400)
    if (name !== 'zalgo') expect(overflowingElements(root)).toEqual([])
  },
)

test('right to left: icons stand at the right, distances at the left', () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const { rows } = mountSearchResults({ places }, { provider: { language: 'ar', messages: ar } })
  const at = (part: string): number =>
    rows()[0]?.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect().left ?? Number.NaN
  expect(at('result-icon')).toBeGreaterThan(at('result-title'))
  expect(at('result-distance')).toBeLessThan(at('result-title'))
})

test('Forced colours: the selected row has an edge that others have not', async () => {
  await emulateMedia('forced-colors', 'active')
  const { rows } = mountSearchResults({ places, selected: 'other' })
  expect(rows().map((row) => getComputedStyle(row).outlineStyle)).toEqual(['none', 'solid'])
})

test('the focus is seen around the whole row', async () => {
  mountSearchResults({ places })
  document.querySelector('select')?.focus()
  await userEvent.keyboard('{Tab}')
  const control = document.activeElement ?? document.body
  expect(getComputedStyle(control, '::after').outlineStyle).toBe('solid')
})

test('print: every row, and nothing to press', async () => {
  const { rows } = mountSearchResults({ places, renderActions })
  await emulatePrint()
  expect(rows().every((row) => row.checkVisibility())).toBe(true)
  expect(screen.getAllByText('Directions').some((action) => action.checkVisibility())).toBe(false)
  expect(screen.getByLabelText('Sort by').checkVisibility()).toBe(false)
})

/** Renders its children in a shadow root. */
function Shadow({ children }: { readonly children: ReactNode }): ReactNode {
  const [root, setRoot] = useState<ShadowRoot>()
  return (
    <div
      ref={(host) => {
        if (host && !root) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }))
      }}
    >
      {root && createPortal(children, root)}
    </div>
  )
}

test('Two widgets on a page, one in a shadow root: keys go from row to row, and no id is there twice', async () => {
  const around = (list: ReactNode): ReactNode => (
    <>
      {list}
      <div data-testid="shadow">
        <Shadow>{list}</Shadow>
      </div>
    </>
  )
  mountSearchResults({ places }, { around })
  const { shadowRoot } = screen.getByTestId('shadow').firstElementChild ?? {}
  shadowRoot?.querySelector('select')?.focus()
  await userEvent.keyboard('{Tab}{End}')
  expect(shadowRoot?.activeElement?.textContent).toBe('Other tavern')
  const ids = [document, shadowRoot].flatMap((tree) =>
    [...(tree?.querySelectorAll('[id]') ?? [])].map(({ id }) => id),
  )
  expect(new Set(ids).size).toBe(ids.length)
})
