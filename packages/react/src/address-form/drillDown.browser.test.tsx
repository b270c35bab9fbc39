import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type MountedForm, mountAddressForm } from '../../test/mountAddressForm.tsx'
import { streetWithNumbers } from '../../test/streetWithNumbers.ts'
import { AddressForm } from './AddressForm.tsx'
import '../styles.css'

const text = 'Avenida Italia'

/** Types a street and chooses it by keyboard. */
async function chooseStreet({ box, note }: MountedForm): Promise<void> {
  await box.search('avenida ital')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(note).toBe('Address filled in.')
}

const mount = (service = streetWithNumbers()): MountedForm =>
  mountAddressForm(<AddressForm country="UY" />, [], { client: service.client })

test('choosing a street offers its numbers, and choosing one of them fills in the whole address', async () => {
  const service = streetWithNumbers()
  const form = mount(service)
  const { box, fieldText } = form
  await chooseStreet(form)
  await expect.poll(() => box.rows.length).toBe(3)
  expect(box.rows[0]).toContain('Avenida Italia 2020')
  expect(fieldText('address-level2')).toBe('Montevideo')
  await expect.poll(() => box.announcement).toBe('3 addresses. Choose a number.')
  const { value, selectionStart } = box.input
  expect([value, selectionStart]).toEqual([`${text} `, value.length])
  // The list is the answer to one more request, around the street.
  expect(service.suggested.at(-1)).toMatch(/^avenida italia @ -34\.892/)
  expect(service.suggested.filter((asked) => asked.includes('-34.892'))).toHaveLength(1)
  await userEvent.keyboard('30')
  await expect.poll(() => box.rows.length).toBe(1)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => fieldText('address-line1')).toBe('Avenida Italia 3011')
  await expect.poll(() => box.input.ariaExpanded).toBe('false')
  expect([fieldText('address-line2'), fieldText('postal-code')]).toEqual(['', '11600'])
})

test('several places behind a suggestion are its numbers, without a request', async () => {
  const service = streetWithNumbers(['2020', '2045'], 'places')
  const form = mount(service)
  await chooseStreet(form)
  await expect.poll(() => form.box.rows.length).toBe(2)
  expect(service.suggested.join()).not.toContain('-34.892')
  await form.box.choose('2045')
  await expect.poll(() => form.fieldText('address-line1')).toBe('Avenida Italia 2045')
  expect(form.fieldText('postal-code')).toBe('11600')
})

test('Escape ends it and keeps what is filled in; the next text finds every street again', async () => {
  const form = mount()
  const { box, fieldText } = form
  await chooseStreet(form)
  await expect.poll(() => box.rows.length).toBe(3)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => fieldText('address-line1')).toBe(text)
  expect([box.rows, fieldText('postal-code')]).toEqual([[], '11600'])
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  await userEvent.fill(box.input, 'canelones')
  await expect.poll(() => box.rows.join()).toContain('Canelones 2345')
})

test('another street ends it while the list is open', async () => {
  const form = mount()
  const { box } = form
  await chooseStreet(form)
  await expect.poll(() => box.rows.length).toBe(3)
  await userEvent.fill(box.input, 'canelones')
  await expect.poll(() => box.rows.join()).toContain('Canelones 2345')
})

test('leaving the field with Tab closes the list, and the space goes', async () => {
  const form = mount()
  const { box, data } = form
  await chooseStreet(form)
  await expect.poll(() => box.rows.length).toBe(3)
  await userEvent.tab()
  await expect.poll(() => data()['address-line1']).toBe(text)
  expect(box.input.ariaExpanded).toBe('false')
})

test('a street without numbers is filled in as it is, and the list stays closed', async () => {
  const form = mount(streetWithNumbers([]))
  await chooseStreet(form)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([form.box.input.value, form.box.input.ariaExpanded]).toEqual([text, 'false'])
})

test('with a typed number nothing more is requested', async () => {
  const service = streetWithNumbers()
  const form = mount(service)
  await form.box.search('avenida italia 9')
  await form.box.waitFor('ready')
  await form.box.choose(text)
  await expect.poll(form.note).toBe('Address filled in.')
  const { length } = service.suggested
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([form.box.input.value, service.suggested.length]).toEqual(['Avenida Italia 9', length])
})

test('the last row keeps a text that is not found, and says so', async () => {
  const { box, note } = mountAddressForm(<AddressForm country="UY" />)
  await box.search('Avenida Italia 602')
  await box.waitFor('ready')
  await expect.poll(() => box.rows.at(-1)).toContain('Use “Avenida Italia 602” as typed')
  expect(box.announcement).toBe('1 suggestion')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.poll(note).toBe('Kept as typed.')
  expect([box.input.value, box.input.ariaExpanded]).toEqual(['Avenida Italia 602', 'false'])
  expect(box.announcement).toBe('Kept as typed.')
})

test('where nothing is found, keeping the text is the only row', async () => {
  const { box, note } = mountAddressForm(<AddressForm country="UY" />)
  await box.search('Calle de Nadie 1')
  await box.waitFor('empty')
  await expect.poll(() => box.rows.length).toBe(1)
  await box.choose('as typed')
  await expect.poll(note).toBe('Kept as typed.')
  expect(box.input.value).toBe('Calle de Nadie 1')
})

test('a text that is found has no such row', async () => {
  const { box } = mountAddressForm(<AddressForm country="UY" />)
  const rows = await box.search('canelones 2345 apto 3')
  expect(rows.join()).not.toContain('as typed')
})
