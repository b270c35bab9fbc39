import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountSearch } from '../../test/mountSearch.ts'

const inForm = (field: string, more = ''): string => `<form>${field}${more}</form>`
const formOf = (element: Element): HTMLFormElement => {
  const form = element.closest('form')
  if (!form) throw new Error('There is no form.')
  return form
}

test('a form sends the text under the name of the element', async () => {
  const { element, box } = await mountSearch(
    inForm('<signpost-search name="place" value="Salto"></signpost-search>'),
  )
  const sent = (): unknown => new FormData(formOf(element)).get('place')
  expect([sent(), element.form]).toEqual(['Salto', formOf(element)])
  await box.type('!')
  expect(sent()).toBe('Salto!')
  element.disabled = true
  expect(sent()).toBeNull()
  element.disabled = false
  element.name = 'town'
  expect(new FormData(formOf(element)).get('town')).toBe('Salto!')
})

test('Enter submits the form with its button, but not when it chooses a row', async () => {
  const { element, box } = await mountSearch(
    inForm(
      '<signpost-search name="place"></signpost-search>',
      '<button name="go" value="1">Go</button>',
    ),
  )
  const sent = vi.fn()
  formOf(element).addEventListener('submit', (event) => {
    event.preventDefault()
    sent(Object.fromEntries(new FormData(formOf(element), event.submitter)))
  })
  await box.search('sol')
  await box.press('ArrowDown')
  await box.press('Enter')
  expect(sent).not.toHaveBeenCalled()
  await userEvent.click(box.input)
  // This Enter ends the composition of a word.
  const composed = { key: 'Enter', isComposing: true, bubbles: true, composed: true }
  box.input.dispatchEvent(new KeyboardEvent('keydown', composed))
  expect(sent).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(sent.mock.calls).toEqual([[expect.objectContaining({ place: element.value, go: '1' })]])
})

test('required: an empty field stops the form with the message of the browser', async () => {
  const { element, box } = await mountSearch(
    inForm('<signpost-search required></signpost-search>', '<button>Go</button>'),
  )
  const plain = document.createElement('input')
  plain.required = true
  expect(element.validity.valueMissing).toBe(true)
  expect(element.validationMessage).toBe(plain.validationMessage)
  expect([element.checkValidity(), formOf(element).checkValidity()]).toEqual([false, false])
  expect(element.matches(':invalid')).toBe(true)
  expect(box.input.required).toBe(true)
  formOf(element).requestSubmit()
  await expect.poll(() => document.activeElement).toBe(element)
  await box.type('a')
  expect([element.checkValidity(), element.matches(':valid')]).toEqual([true, true])
  element.value = ''
  expect(element.reportValidity()).toBe(false)
  element.required = false
  expect(element.checkValidity()).toBe(true)
})

test('setCustomValidity makes the field invalid', async () => {
  const { element } = await mountSearch()
  element.setCustomValidity('Choose one of the list.')
  expect([element.validity.customError, element.validationMessage]).toEqual([
    true,
    'Choose one of the list.',
  ])
  element.setCustomValidity('')
  expect([element.checkValidity(), element.willValidate]).toEqual([true, true])
})

test('resetting the form restores the initial text', async () => {
  const { element, box } = await mountSearch(
    inForm('<signpost-search name="place" value="Minas"></signpost-search>'),
  )
  await box.type(' de')
  formOf(element).reset()
  await expect.poll(() => box.input.value).toBe('Minas')
  expect(new FormData(formOf(element)).get('place')).toBe('Minas')
  element.defaultValue = 'Melo'
  await expect.poll(() => box.input.value).toBe('Melo')
})

test('restoring the page restores the stored text', async () => {
  const { element, box } = await mountSearch()
  element.formStateRestoreCallback('Durazno')
  await expect.poll(() => box.input.value).toBe('Durazno')
  expect(element.value).toBe('Durazno')
})

test('a form sends the data of a choice beside its text, until the text is edited', async () => {
  const { element, box } = await mountSearch(
    inForm('<signpost-search name="to" look-up></signpost-search>'),
  )
  const sent = (): object => Object.fromEntries(new FormData(formOf(element)))
  const onChange = vi.fn()
  element.addEventListener('signpost-choice-change', ({ detail }) => onChange(detail.choice))
  await box.search('teatro sol')
  await box.choose('Teatro Solís')
  await expect.poll(sent).toEqual({
    to: 'Teatro Solís',
    'to.id': expect.any(String),
    'to.kind': 'place',
    'to.latitude': expect.stringMatching(/^-34\./),
    'to.longitude': expect.stringMatching(/^-56\./),
  })
  expect(element.choice).toMatchObject({ text: 'Teatro Solís', suggestion: { kind: 'place' } })
  expect(onChange.mock.lastCall).toEqual([element.choice])
  await box.type('!')
  await expect.poll(sent).toEqual({ to: 'Teatro Solís!' })
  expect([element.choice, onChange.mock.lastCall]).toEqual([null, [null]])
})

test('keeps text that is typed while the place of a choice is being loaded', async () => {
  const { element, box } = await mountSearch(
    '<signpost-search name="to" look-up></signpost-search>',
  )
  const { input } = box
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const located = new Promise<void>((resolve) => {
    element.addEventListener('signpost-choice-change', ({ detail: { choice } }) => {
      if (!choice?.id) return
      // The next key press, before React has rendered the choice with its place.
      queueMicrotask(() => {
        setValue?.call(input, 'Teatro Solís!')
        input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
        resolve()
      })
    })
  })
  await box.search('teatro sol')
  await box.choose('Teatro Solís')
  await located
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([input.value, element.value, element.choice]).toEqual([
    'Teatro Solís!',
    'Teatro Solís!',
    null,
  ])
})

test('a choice set by script fills the box without an event, until a script or a reset removes it', async () => {
  const { element, box } = await mountSearch(
    inForm('<signpost-search name="to" value="Salto"></signpost-search>'),
  )
  const sent = (): object => Object.fromEntries(new FormData(formOf(element)))
  const listener = vi.fn()
  for (const type of ['input', 'change', 'signpost-value-change', 'signpost-choice-change'])
    element.addEventListener(type, listener)
  const work = { text: 'Work', coordinate: { latitude: 1, longitude: 2 } }
  element.choice = work
  expect(sent()).toEqual({ to: 'Work', 'to.latitude': '1', 'to.longitude': '2' })
  await expect.poll(() => box.input.value).toBe('Work')
  element.choice = null
  await expect.poll(() => box.input.value).toBe('')
  expect(sent()).toEqual({ to: '' })
  element.choice = work
  await expect.poll(() => box.input.value).toBe('Work')
  formOf(element).reset()
  await expect.poll(() => box.input.value).toBe('Salto')
  expect([sent(), element.choice]).toEqual([{ to: 'Salto' }, null])
  expect(listener).not.toHaveBeenCalled()
})

test('restoring the page restores the stored choice', async () => {
  const { element, box } = await mountSearch('<signpost-search name="to"></signpost-search>')
  const stored = vi.spyOn(ElementInternals.prototype, 'setFormValue')
  element.choice = { text: 'Work', id: 'w', coordinate: { latitude: 1, longitude: 2 } }
  const state = String(stored.mock.lastCall?.[1])
  element.value = ''
  element.formStateRestoreCallback(state)
  await expect.poll(() => box.input.value).toBe('Work')
  expect(element.choice).toEqual({
    text: 'Work',
    id: 'w',
    coordinate: { latitude: 1, longitude: 2 },
  })
})

test('a disabled fieldset disables the field', async () => {
  const { page, box } = await mountSearch(
    '<fieldset disabled><signpost-search></signpost-search></fieldset>',
  )
  await expect.poll(() => box.input.disabled).toBe(true)
  page.querySelector('fieldset')?.removeAttribute('disabled')
  await expect.poll(() => box.input.disabled).toBe(false)
})

test.each([
  ['a label', '<label for="box">Town</label><signpost-search id="box"></signpost-search>'],
  ['a label around it', '<label>Town<signpost-search></signpost-search></label>'],
  ['a label after it', '<signpost-search id="box"></signpost-search><label for="box">Town</label>'],
  ['aria-label', '<signpost-search aria-label="Town"></signpost-search>'],
  [
    'aria-labelledby',
    '<p id="town">Town</p><signpost-search aria-labelledby="town"></signpost-search>',
  ],
])('%s labels the input', async (_, html) => {
  const { tree } = await mountSearch(html)
  const label = tree.querySelector('label')
  await expect.poll(() => [label?.textContent, label?.dataset.hidden]).toEqual(['Town', ''])
})

test('a click on a label of the page focuses the input', async () => {
  const { page, element } = await mountSearch(
    '<label for="box">Town</label><signpost-search id="box"></signpost-search>',
  )
  const label = page.querySelector('label')
  if (label) await userEvent.click(label)
  await expect.poll(() => document.activeElement).toBe(element)
})
