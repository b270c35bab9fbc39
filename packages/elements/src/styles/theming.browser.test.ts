import paper from '@signpost/react/themes/paper.css?inline'
import { expect, onTestFinished, test } from 'vitest'
import { mountSearch } from '../../test/mountSearch.ts'
import { inShadow } from '../element/ContentElement.ts'

/** A stylesheet of the page. */
function style(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
}

test('custom properties that the page sets on the element take effect', async () => {
  style('signpost-search { --signpost-color-control: rgb(1, 2, 3); --signpost-radius: 7px }')
  const { tree } = await mountSearch()
  const field = tree.querySelector('[data-part="field"]')
  expect(field && getComputedStyle(field).borderTopColor).toBe('rgb(1, 2, 3)')
  expect(field && getComputedStyle(field).borderTopLeftRadius).toBe('7px')
})

test('::part reaches every part, including rows that are added later', async () => {
  style(
    'signpost-search::part(field) { border-top-width: 5px } signpost-search::part(row) { opacity: 0.5 }',
  )
  const { tree, box } = await mountSearch()
  const field = tree.querySelector('[data-part="field"]')
  expect(field && getComputedStyle(field).borderTopWidth).toBe('5px')
  await box.search('ave')
  const option = tree.querySelector('[role="option"]')
  await expect.poll(() => option && getComputedStyle(option).opacity).toBe('0.5')
  for (const part of tree.querySelectorAll('[data-part]')) {
    expect(part.getAttribute('part')).toContain(part.getAttribute('data-part'))
  }
})

test('light, dark and compact follow the attributes of the React components', async () => {
  const { element, tree } = await mountSearch(
    '<signpost-search data-color-scheme="dark" data-density="compact"></signpost-search>',
  )
  const root = tree.querySelector('[data-signpost]')
  const readStyle = (): unknown =>
    root && [
      getComputedStyle(root).colorScheme,
      getComputedStyle(root).getPropertyValue('--signpost-row-height'),
    ]
  expect(readStyle()).toEqual(['dark', '2.25rem'])
  element.dataset.colorScheme = 'light'
  delete element.dataset.density
  expect(readStyle()).toEqual(['light', '2.75rem'])
})

test('light or dark follows the color-scheme of the page, as native fields do', async () => {
  const { page, tree } = await mountSearch()
  const input = tree.querySelector('input')
  const color = (): string => (input ? getComputedStyle(input).color : '')
  const light = color()
  page.style.colorScheme = 'dark'
  expect(color()).not.toBe(light)
  page.style.colorScheme = 'light'
  expect(color()).toBe(light)
})

test('a theme styles elements like components', async () => {
  style(paper)
  const { page, element, tree } = await mountSearch()
  const font = (): string => getComputedStyle(element).getPropertyValue('--signpost-font')
  const plain = font()
  page.dataset.theme = 'paper'
  expect(font()).toMatch(/Palatino/)
  const input = tree.querySelector('input')
  expect(input && getComputedStyle(input).fontFamily).toMatch(/Palatino/)
  delete page.dataset.theme
  expect(font()).toBe(plain)
  element.dataset.theme = 'paper'
  expect(font()).toMatch(/Palatino/)
})

test('isolates its content from the rules of the page, and adds no style to the page', async () => {
  style('div { display: none !important } input { border: 9px solid red !important }')
  const styles = document.querySelectorAll('style, link[rel="stylesheet"]').length
  const { tree, box } = await mountSearch()
  await box.search('ave')
  expect(getComputedStyle(box.input).borderTopWidth).toBe('0px')
  expect(tree.querySelector('style, link')).toBeNull()
  expect(document.querySelectorAll('style, link[rel="stylesheet"]').length).toBe(styles)
})

test('elements share their stylesheets', async () => {
  const { page, tree } = await mountSearch(
    '<signpost-search></signpost-search><signpost-search id="two"></signpost-search>',
  )
  const other = page.querySelector('#two')?.shadowRoot
  await expect.poll(() => other?.adoptedStyleSheets).toEqual(tree.adoptedStyleSheets)
  expect(other?.adoptedStyleSheets[0]).toBe(tree.adoptedStyleSheets[0])
})

test('the hidden attribute hides the element', async () => {
  const { element } = await mountSearch()
  element.hidden = true
  expect(getComputedStyle(element).display).toBe('none')
})

test('sets the tokens on the host of a shadow root, in written and minified styles', () => {
  expect(
    inShadow(
      ':where([data-signpost]:not([data-signpost] *)){a:b}:where([data-color-scheme=dark] [data-signpost]){c:d}',
    ),
  ).toBe(':host{a:b}:host([data-color-scheme="dark"]){c:d}')
})
