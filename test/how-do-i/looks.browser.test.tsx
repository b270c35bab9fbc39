import { createGeoFetch } from '@signpost/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import '@signpost/react/styles.css'
import { DarkSearch } from './Dark.tsx'
import darkCss from './dark.css?inline'
import { FewerRequests } from './FewerRequests.tsx'
import { WithLog } from './LoggedErrors.tsx'
import { Reworded } from './OneText.tsx'
import { Tailwind } from './OwnClasses.tsx'
import { WithPin } from './OwnIcons.tsx'
import { InPortuguese } from './Portuguese.tsx'
import { Private } from './Private.tsx'
import { driverOf, near, renderIn } from './renderIn.tsx'
import themeCss from './theme.css?inline'
import { mountPart } from './twoRoots.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const client = { baseUrl: 'https://geo.example', fetch: createGeoFetch({ requireKey: false }) }

/** Adds a stylesheet until the action is done. */
function withStyles(css: string, action: () => void): void {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = css
  action()
  sheet.remove()
}

const styleOf = (selector: string): CSSStyleDeclaration =>
  getComputedStyle(document.querySelector(selector) ?? document.body)

test('dark: a part of the page, or the page where the user wants it', () => {
  renderIn(<DarkSearch />)
  expect(styleOf('[data-signpost]').colorScheme).toBe('dark')
  withStyles(darkCss, () => expect(styleOf(':root').colorScheme).toBe('light dark'))
})

test('the font of the tokens', () => {
  renderIn(<Tailwind />)
  withStyles(themeCss, () => expect(styleOf('[data-signpost]').fontFamily).toMatch(/Your Font/))
})

test('classes of your own on the parts', async () => {
  const { box, container } = renderIn(<Tailwind />)
  await box.search('teatro')
  expect(container.querySelector('.mt-4 .rounded-full')).not.toBeNull()
  expect(container.querySelectorAll('.px-3').length).toBe(box.rows.length)
})

test('icons of your own', async () => {
  const { container, box } = renderIn(<WithPin />)
  await box.search('teatro')
  expect(container.querySelector('svg circle[r="6"]')).not.toBeNull()
  expect(screen.getByRole('button', { name: /Clear/ }).textContent).toContain('×')
})

test('Portuguese', () => {
  render(<InPortuguese client={client} />)
  expect(screen.getByRole('combobox', { name: /local|lugar/i })).toBeDefined()
})

test('one text of your own', () => {
  const { box } = renderIn(<Reworded />)
  expect(box.input.placeholder).toBe('Where to?')
})

test('two roots on a page have ids of their own', async () => {
  const parts = ['search', 'checkout'].map((name) => {
    const element = document.body.appendChild(document.createElement('div'))
    let root: Root | undefined
    act(() => {
      root = mountPart(name, element, <InPortuguese client={client} />)
    })
    return { element, root }
  })
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { element, root } of parts) {
    act(() => root?.unmount())
    element.remove()
  }
})

test('every failed request is logged', async () => {
  const log = vi.fn()
  const geoFetch = createGeoFetch({
    requireKey: false,
    scenarios: [{ kind: 'error', status: 403 }],
  })
  const { container } = render(
    <WithLog log={log} client={{ baseUrl: 'https://geo.example', fetch: geoFetch }} near={near}>
      <Reworded />
    </WithLog>,
  )
  await driverOf(container).search('teatro')
  await waitFor(() => expect(log.mock.calls[0]?.[0].kind).toBe('key'))
})

test('few requests: none for two letters, and none for a text that was answered', async () => {
  const asked = vi.fn(async () => Response.json({ features: [] }))
  vi.stubGlobal('fetch', asked)
  const { container } = render(<FewerRequests />)
  const box = driverOf(container)
  await box.type('mu')
  await box.waitFor('short')
  expect(asked).not.toHaveBeenCalled()
  await box.type('s')
  await box.waitFor('empty')
  expect(asked).toHaveBeenCalledOnce()
})

test('a private box stores nothing and asks for nothing before a key', async () => {
  const asked = vi.fn(async () => Response.json({ suggestions: [] }))
  vi.stubGlobal('fetch', asked)
  const stored = localStorage.length
  render(<Private />)
  fireEvent.focus(screen.getByRole('combobox'))
  expect(asked).not.toHaveBeenCalled()
  expect([localStorage.length - stored, document.cookie]).toEqual([0, ''])
})
