import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { render } from '@testing-library/react'
import { Activity } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { worker } from '../../test/mapStage.tsx'
import '@signpost/react/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import '../styles.css'
import { plainStyle } from '../../test/plainStyle.ts'
import { PlaceBrowser } from './PlaceBrowser.tsx'

const near = { latitude: -34.9055, longitude: -56.1913 }
const titles = (): (string | null)[] =>
  [...document.querySelectorAll('[data-part="title"]')].map(({ textContent }) => textContent)

/** A page with a browser that it hides and shows, and the searches that the service got. */
function show() {
  const service = createGeoFetch()
  const searches: string[] = []
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.pathname.includes('/search/')) {
      searches.push(url.search)
      await held
    }
    return service(input, init)
  }
  const client = { baseUrl: 'https://geo.example', apiKey: 'key', fetch }
  const tree = (mode: 'visible' | 'hidden') => (
    <SignpostProvider client={client} near={near}>
      <button type="button">Other tab</button>
      <Activity mode={mode}>
        <div style={{ blockSize: 600 }}>
          <PlaceBrowser map={{ workerUrl: worker, mapStyle: plainStyle }} />
        </div>
      </Activity>
    </SignpostProvider>
  )
  const { rerender } = render(tree('visible'))
  return {
    searches,
    release,
    setMode: (mode: 'visible' | 'hidden') => rerender(tree(mode)),
  }
}

test('hidden while it waits for an answer and shown again, it has the answer and takes no focus', async () => {
  await page.viewport(1280, 800)
  const { searches, release, setMode } = show()
  await userEvent.type(page.getByRole('combobox'), 'Gas station')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => searches.length).toBe(1)
  setMode('hidden')
  await userEvent.click(page.getByRole('button', { name: 'Other tab' }))
  release()
  setMode('visible')
  await expect.poll(() => titles().length).toBeGreaterThan(2)
  await expect.element(page.getByRole('combobox').first()).toHaveValue('Gas station')
  await expect.element(page.getByRole('button', { name: 'Other tab' })).toHaveFocus()
})

test('a chosen place is still shown after it was hidden', async () => {
  await page.viewport(1280, 800)
  const { release, setMode } = show()
  release()
  await userEvent.type(page.getByRole('combobox'), 'Gas station')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => titles().length).toBeGreaterThan(2)
  const name = titles()[0] ?? ''
  await userEvent.click(page.getByRole('button', { name }).first())
  await expect.element(page.getByRole('article', { name })).toBeVisible()
  setMode('hidden')
  await expect.element(page.getByRole('article', { name })).not.toBeInTheDocument()
  setMode('visible')
  await expect.element(page.getByRole('article', { name })).toBeVisible()
})
