import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'

const formAround: Parameters<typeof mountPlaceSearch>[1] = {
  around: (element) => <form>{element}</form>,
}

test('the choice is the value, until its text is edited', async () => {
  const onValueChange = vi.fn()
  const { box } = mountPlaceSearch({ onValueChange })
  await box.search('teatro sol')
  await box.choose('Teatro Solís')
  expect(onValueChange).toHaveBeenCalledOnce()
  const [value] = onValueChange.mock.lastCall ?? []
  expect(value).toMatchObject({ text: box.input.value, suggestion: { kind: 'place' } })
  await box.type('!')
  await expect.poll(() => onValueChange.mock.lastCall).toEqual([null])
  expect(onValueChange).toHaveBeenCalledTimes(2)
})

test('with `lookUp`, the value has id and coordinate', async () => {
  const onValueChange = vi.fn()
  const { box } = mountPlaceSearch({ onValueChange, lookUp: true })
  await box.search('teatro sol')
  await box.choose('Teatro Solís')
  await expect
    .poll(() => onValueChange.mock.lastCall?.[0])
    .toMatchObject({ id: expect.any(String), coordinate: { latitude: expect.any(Number) } })
})

test('a controlled value fills and empties the box, without calling onValueChange', async () => {
  const onValueChange = vi.fn()
  const onQueryChange = vi.fn()
  const props = { onValueChange, onQueryChange }
  const { box, rerender } = mountPlaceSearch({ ...props, value: { text: 'Home' } })
  expect(box.input.value).toBe('Home')
  rerender({ ...props, value: { text: 'Work', coordinate: { latitude: 1, longitude: 2 } } })
  expect(box.input.value).toBe('Work')
  expect(onQueryChange.mock.lastCall).toEqual(['Work'])
  // A new object with an equal value is not a change.
  await box.type('!')
  rerender({ ...props, value: { text: 'Work', coordinate: { latitude: 1, longitude: 2 } } })
  expect(box.input.value).toBe('Work!')
  expect(onValueChange.mock.calls).toEqual([[null]])
  rerender({ ...props, value: null })
  expect(box.input.value).toBe('Work!')
  rerender({ ...props, value: { text: 'Home' } })
  rerender({ ...props, value: null })
  expect(box.input.value).toBe('')
  expect(onValueChange).toHaveBeenCalledOnce()
})

test('a form submits the fields of the choice, and a reset restores the default', async () => {
  const defaultValue = { text: 'Home', coordinate: { latitude: -34.9, longitude: -56.2 } }
  const { box, view } = mountPlaceSearch({ name: 'to', lookUp: true, defaultValue }, formAround)
  const form = view.container.querySelector('form') as HTMLFormElement
  const sent = () => Object.fromEntries(new FormData(form))
  const first = { to: 'Home', 'to.latitude': '-34.9', 'to.longitude': '-56.2' }
  expect(sent()).toEqual(first)
  await userEvent.clear(box.input)
  expect(sent()).toEqual({ to: '' })
  await box.search('teatro sol')
  await box.choose('Teatro Solís')
  await expect.poll(sent).toEqual({
    to: box.input.value,
    'to.id': expect.stringMatching(/./),
    'to.kind': 'place',
    'to.latitude': expect.stringMatching(/^-34\./),
    'to.longitude': expect.stringMatching(/^-56\./),
  })
  form.reset()
  await expect.poll(sent).toEqual(first)
})

test('a name alone requests nothing of a choice', async () => {
  const { box, view, service } = mountPlaceSearch({ name: 'to' }, formAround)
  const form = view.container.querySelector('form') as HTMLFormElement
  await box.search('teatro sol')
  await box.choose('Teatro Solís')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(service.calls.filter(({ operation }) => operation === 'search')).toEqual([])
  const sent = Object.fromEntries(new FormData(form))
  expect(sent).toEqual({ to: box.input.value, 'to.kind': 'place' })
})

test('with `requireSelection`, a text without a choice does not submit the form', async () => {
  const { box, view } = mountPlaceSearch({ requireSelection: true }, formAround)
  const form = view.container.querySelector('form')
  expect(form?.checkValidity()).toBe(true)
  await box.search('teatro sol')
  expect(form?.checkValidity()).toBe(false)
  expect(box.input.validationMessage).toBe('Choose a place from the list.')
  await box.choose('Teatro Solís')
  await expect.poll(() => form?.checkValidity()).toBe(true)
  await box.type('!')
  await expect.poll(() => form?.checkValidity()).toBe(false)
})

test('an error is shown, and describes the input', () => {
  const { box, rerender, view } = mountPlaceSearch({ 'aria-describedby': 'hint' })
  expect(box.input.getAttribute('aria-invalid')).toBeNull()
  rerender({ 'aria-describedby': 'hint', error: 'We do not deliver there.' })
  expect(box.input.getAttribute('aria-invalid')).toBe('true')
  const [own = '', hint] = box.input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(hint).toBe('hint')
  expect(document.getElementById(own)?.textContent).toBe('We do not deliver there.')
  expect(view.getByText('We do not deliver there.')).toBeDefined()
})

test('the input takes the props of a form library', async () => {
  const onBlur = vi.fn()
  const onKeyDown = vi.fn()
  const ref = vi.fn()
  const props = {
    onBlur,
    autoComplete: 'street-address',
    inputProps: { onKeyDown, ref, maxLength: 9 },
  }
  const { box } = mountPlaceSearch(props)
  expect(ref).toHaveBeenCalledWith(box.input)
  expect(box.input.autocomplete).toBe('street-address')
  expect(box.input.maxLength).toBe(9)
  await box.search('ave')
  expect(onKeyDown).toHaveBeenCalledTimes(3)
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('`highlightFirst`: Enter chooses the first row', async () => {
  const onSelect = vi.fn()
  const onSubmit = vi.fn()
  const { box } = mountPlaceSearch({ highlightFirst: true, onSelect, onSubmit })
  await box.search('ave')
  const [first] = box.rows
  await expect.poll(() => box.highlighted).toBe(first)
  await userEvent.keyboard('{Enter}')
  expect(first).toContain(onSelect.mock.lastCall?.[0].line1)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('`highlightFirst`: Enter before the rows have arrived chooses the first when it arrives, unless the text changes', async () => {
  const onSelect = vi.fn()
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const ms = ({ parameters }: { parameters: { query?: string } }): number =>
    ['teatro sol', 'estadio'].includes(parameters.query ?? '') ? 500 : 60_000
  const { box } = mountPlaceSearch(
    { highlightFirst: true, locate: true, onSelect },
    {
      service: { scenarios: [{ kind: 'latency', ms }] },
      around: (element) => (
        <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>{element}</form>
      ),
    },
  )
  await userEvent.click(box.input)
  await userEvent.keyboard('teatro{Enter} sol')
  await expect.poll(() => box.highlighted).toMatch(/Teatro Solís/)
  expect(onSelect).not.toHaveBeenCalled()
  await userEvent.clear(box.input)
  await userEvent.keyboard('estadio{Enter}')
  await expect.poll(() => onSelect.mock.calls).toHaveLength(1)
  expect(box.input.value).toMatch(/Estadio/)
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('Enter with nothing highlighted calls onSubmit with the text, unless it is blank', async () => {
  const onSubmit = vi.fn()
  const { box } = mountPlaceSearch({ onSubmit })
  await userEvent.click(box.input)
  await userEvent.keyboard(' {Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await box.search('ave')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit.mock.calls).toEqual([['ave']])
})
