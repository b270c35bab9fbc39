import { createGeoFetch } from '@signpost/testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { content } from '../../test/content.ts'
import { mountPage } from '../../test/mountPage.ts'
import { mountSearch } from '../../test/mountSearch.ts'
import { askForBaseUrl } from './askForBaseUrl.ts'
import type { ElementSettings } from './ElementSettings.ts'

describe('pageSettings', () => {
  // The messages are loaded on demand.
  const longTimeout = { timeout: 60_000 }

  const label = (element: Element): string | undefined | null =>
    element.shadowRoot?.querySelector('label')?.textContent

  test('uses the named config, the one around it, or the only one of the page, and attributes override it', async () => {
    const { page } = mountPage(`
    <signpost-config id="french" language="fr" base-url="https://fr.example">&#8203;</signpost-config>
    <signpost-config language="de" base-url="https://de.example">
      <signpost-search id="around"></signpost-search>
      <signpost-search id="named" config="french"></signpost-search>
      <signpost-search id="own" language="es"></signpost-search>
    </signpost-config>
    <signpost-search id="alone"></signpost-search>`)
    page.querySelector('#french')?.replaceChildren()
    const shown = (): unknown =>
      Object.fromEntries(
        [...page.querySelectorAll('signpost-search')].map((box) => [box.id, label(box)]),
      )
    await expect.poll(shown, longTimeout).toEqual({
      alone: 'Search for a place',
      around: 'Ort suchen',
      named: 'Rechercher un lieu',
      own: 'Buscar un lugar',
    })
  })

  test('follows a config that is added or changed later', async () => {
    const box = document.createElement('signpost-search')
    document.body.append(box)
    onTestFinished(() => box.remove())
    const config = document.createElement('signpost-config')
    config.baseUrl = 'https://geo.example'
    document.body.append(config)
    onTestFinished(() => config.remove())
    await expect.poll(() => label(box)).toBe('Search for a place')
    config.language = 'it'
    await expect.poll(() => label(box), longTimeout).toBe('Cerca un luogo')
    config.messages = { placeSearch: { label: 'Dove?' } }
    await expect.poll(() => label(box)).toBe('Dove?')
  })

  test('passes units, near, key and connection options to the service and the rows', async () => {
    const service = createGeoFetch()
    const { element, box } = await mountSearch(
      '<signpost-search units="imperial" near="-34.9,-56.2" api-key="any"></signpost-search>',
    )
    element.client = { fetch: service }
    await vi.waitFor(() => expect(element.client).toEqual({ fetch: service }))
    await box.search('ave')
    expect(service.calls[0]?.parameters.search_center).toBe('-34.9,-56.2')
    await expect.poll(() => box.rows.join()).toMatch(/ (ft|mi)/)
  })

  test('writes the API key into no attribute', async () => {
    const { element } = await mountSearch()
    element.apiKey = 'very-secret'
    await expect.poll(() => element.apiKey).toBe('very-secret')
    expect(
      document.documentElement.outerHTML + (element.shadowRoot?.innerHTML ?? ''),
    ).not.toContain('very-secret')
  })

  test('logs once how to set a missing service', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    const boxes = ['signpost-search', 'signpost-place'].map((tag) => document.createElement(tag))
    document.body.append(...boxes)
    onTestFinished(() => {
      for (const box of boxes) box.remove()
    })
    await expect.poll(() => log.mock.calls.length).toBe(1)
    expect(log.mock.calls.join()).toMatch(/<signpost-search>, <signpost-place>.*`base-url`/)
  })

  test('does not report an element that has a service but shows nothing yet', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    const empty = (tag: string, settings: ElementSettings) => {
      const element = Object.assign(document.createElement(tag), { settings })
      element.attachShadow({ mode: 'open' })
      onTestFinished(() => element.remove())
      return document.body.appendChild(element)
    }
    const known = empty('article', {})
    askForBaseUrl(known)
    askForBaseUrl(empty('section', {}))
    known.settings = { baseUrl: 'https://geo.example' }
    await expect.poll(() => log.mock.calls.join()).toMatch(/^<section>: the service is not set/)
  })
})

describe('pageLanguage', () => {
  const longTimeout = { timeout: 60_000 }
  const label = (box: Element): string | null | undefined =>
    box.shadowRoot?.querySelector('label')?.textContent

  test('follows the language of the page around the element by default', async () => {
    const { page, find } = mountPage(
      '<section lang="fr-CA"><signpost-search></signpost-search></section>',
    )
    const box = find('signpost-search')
    await expect.poll(() => label(box), longTimeout).toBe('Rechercher un lieu')
    page.querySelector('section')?.setAttribute('lang', 'es')
    await expect.poll(() => label(box), longTimeout).toBe('Buscar un lugar')
    box.language = 'de'
    await expect.poll(() => label(box), longTimeout).toBe('Ort suchen')
  })

  test('follows the language through a shadow root', async () => {
    const { page } = mountPage('<div lang="it"></div>')
    const outer = page.querySelector('div')?.attachShadow({ mode: 'open' })
    const box = document.createElement('signpost-search')
    outer?.append(box)
    await expect.poll(() => label(box), longTimeout).toBe('Cerca un luogo')
  })

  test.each(['en_US', '', 'x', '💥'])(
    'falls back to English for the invalid lang="%s"',
    async (lang) => {
      const { find } = mountPage(`<p lang="${lang}"><signpost-search></signpost-search></p>`)
      const box = find('signpost-search')
      await content(box)
      expect(label(box)).toBe('Search for a place')
    },
  )

  test('ignores an invalid language as an attribute or a property', async () => {
    const { find } = mountPage('<signpost-search language="en_US"></signpost-search>')
    const box = find('signpost-search')
    await content(box)
    expect(label(box)).toBe('Search for a place')
    box.language = 'not a language'
    box.label = 'Town'
    await expect.poll(() => label(box)).toBe('Town')
  })

  test('keeps the direction of a right-to-left page', async () => {
    const { page, find } = mountPage('<signpost-search></signpost-search>')
    page.dir = 'rtl'
    onTestFinished(() => page.removeAttribute('dir'))
    expect(getComputedStyle(await content(find('signpost-search'))).direction).toBe('rtl')
  })
})
