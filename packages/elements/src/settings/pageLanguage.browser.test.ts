import { expect, onTestFinished, test } from 'vitest'
import { content } from '../../test/content.ts'
import { mountPage } from '../../test/mountPage.ts'

const patience = { timeout: 60_000 }
const label = (box: Element): string | null | undefined =>
  box.shadowRoot?.querySelector('label')?.textContent

test('without a language of its own, an element follows the language of the page around it', async () => {
  const { page, find } = mountPage(
    '<section lang="fr-CA"><signpost-search></signpost-search></section>',
  )
  const box = find('signpost-search')
  await expect.poll(() => label(box), patience).toBe('Rechercher un lieu')
  page.querySelector('section')?.setAttribute('lang', 'es')
  await expect.poll(() => label(box), patience).toBe('Buscar un lugar')
  box.language = 'de'
  await expect.poll(() => label(box), patience).toBe('Ort suchen')
})

test('follows the language through a shadow root', async () => {
  const { page } = mountPage('<div lang="it"></div>')
  const outer = page.querySelector('div')?.attachShadow({ mode: 'open' })
  const box = document.createElement('signpost-search')
  outer?.append(box)
  await expect.poll(() => label(box), patience).toBe('Cerca un luogo')
})

test.each(['en_US', '', 'x', '💥'])('lang="%s" is no valid language: English', async (lang) => {
  const { find } = mountPage(`<p lang="${lang}"><signpost-search></signpost-search></p>`)
  const box = find('signpost-search')
  await content(box)
  expect(label(box)).toBe('Search for a place')
})

test('an invalid language, as an attribute or a property, counts as absent', async () => {
  const { find } = mountPage('<signpost-search language="en_US"></signpost-search>')
  const box = find('signpost-search')
  await content(box)
  expect(label(box)).toBe('Search for a place')
  box.language = 'not a language'
  box.label = 'Town'
  await expect.poll(() => label(box)).toBe('Town')
})

test('a page from right to left keeps its direction', async () => {
  const { page, find } = mountPage('<signpost-search></signpost-search>')
  page.dir = 'rtl'
  onTestFinished(() => page.removeAttribute('dir'))
  expect(getComputedStyle(await content(find('signpost-search'))).direction).toBe('rtl')
})
