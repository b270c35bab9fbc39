import type { Brand } from '@signpost/client'
import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type MountCatalogOptions, mountCatalog } from '../../test/mountCatalog.tsx'
import { SignpostProvider } from '../provider/SignpostProvider.tsx'
import { BrandPicker } from './BrandPicker.tsx'
import type { BrandPickerProps } from './BrandPickerProps.ts'
import '../styles.css'

const disco: Brand = { id: 'uy-disco', name: 'Disco' }
const ancap: Brand = { id: 'uy-ancap', name: 'ANCAP' }
const antel: Brand = { id: 'uy-antel', name: 'Antel' }

async function pick(props: BrandPickerProps = {}, options: MountCatalogOptions = {}) {
  const mounted = mountCatalog(<BrandPicker {...props} />, options)
  await expect.poll(mounted.status).toBe('ready')
  return { ...mounted, input: screen.getByRole('searchbox', { name: 'Search brands' }) }
}

const names = (): (string | null)[] => screen.getAllByRole('option').map((one) => one.textContent)
const chosenNames = (): string[] =>
  screen.queryAllByRole('option', { selected: true }).map((one) => one.textContent ?? '')
const chips = (): (string | null)[] => {
  const list = screen.queryByRole('list', { name: 'Chosen brands' })
  return list
    ? within(list)
        .getAllByRole('button')
        .map((one) => one.textContent)
    : []
}

test('lists the brands of the provider’s country under headings, the best known first', async () => {
  const { service } = await pick()
  expect(service.calls.map(({ parameters }) => parameters.country)).toEqual(['URY'])
  const groups = screen.getAllByRole('group').slice(1)
  expect(groups.map((group) => group.getAttribute('aria-labelledby'))).not.toContain(null)
  expect(
    within(screen.getByRole('group', { name: 'Best known' }))
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Abitab', 'ANCAP', 'Banco República', 'Disco'])
  expect(names()).toHaveLength(14)
  expect(screen.getByRole('option', { name: 'Disco' }).ariaPosInSet).toBe('4')
  expect(screen.getByRole('option', { name: 'Disco' }).ariaSetSize).toBe('14')
})

test('the list is a multi-select listbox, named like the whole component', async () => {
  await pick({ label: 'Chains' })
  const list = screen.getByRole('listbox', { name: 'Chains' })
  expect(list.ariaMultiSelectable).toBe('true')
  expect(screen.getByRole('group', { name: 'Chains' })).toBeTruthy()
})

test.each([
  ['mcdon', ['McDonald’s']],
  ['BROU', ['Banco República BROU']],
  ['republica', ['Banco República']],
  ['nhandu', ['Almacén Ñandú Armazém Nhandu']],
  ['red pagos', ['Redpagos']],
])('searches brands by name and alias: %s', async (text, found) => {
  const { input, announced } = await pick()
  await userEvent.type(input, text)
  expect(names()).toEqual(found)
  expect(announced()).toBe('1 brand')
})

test('shows matches as one list without headings and announces their number; Escape shows all brands again', async () => {
  const { input, announced } = await pick()
  await userEvent.type(input, 'an')
  expect(names()).toEqual(['ANCAP', 'Antel', 'Banco República', 'Santander', 'Almacén Ñandú'])
  expect(screen.getAllByRole('group')).toHaveLength(1)
  expect(announced()).toBe('5 brands')
  await userEvent.keyboard('{Escape}')
  expect(names()).toHaveLength(14)
  expect(announced()).toBe('')
  await expect.poll(() => document.activeElement).toBe(input)
})

test('a click selects a brand, another click deselects it; selected brands are chips below the list and are announced', async () => {
  const onSelectedChange = vi.fn()
  const { announced } = await pick({ onSelectedChange })
  await userEvent.click(screen.getByRole('option', { name: 'Disco' }))
  expect(announced()).toBe('Disco chosen')
  await userEvent.click(screen.getByRole('option', { name: 'ANCAP' }))
  expect(onSelectedChange).toHaveBeenLastCalledWith([disco, ancap])
  expect(chosenNames()).toEqual(['ANCAP', 'Disco'])
  expect(chips()).toEqual(['Disco', 'ANCAP'])
  expect(screen.getByText('2 chosen')).toBeTruthy()
  await userEvent.click(screen.getByRole('option', { name: 'Disco' }))
  expect(announced()).toBe('Disco removed')
  expect(onSelectedChange).toHaveBeenLastCalledWith([ancap])
})

test('selected brands stay selected while something else is typed', async () => {
  const { input } = await pick({ defaultSelected: [disco] })
  await userEvent.type(input, 'antel')
  await userEvent.click(screen.getByRole('option', { name: 'Antel' }))
  expect(chips()).toEqual(['Disco', 'Antel'])
})

test('a chip is a button that removes its brand', async () => {
  const { announced } = await pick({ defaultSelected: [disco, ancap] })
  await userEvent.click(screen.getByRole('button', { name: 'Remove Disco' }))
  expect(chips()).toEqual(['ANCAP'])
  expect(announced()).toBe('Disco removed')
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Remove ANCAP' }))
})

test('removes all selected brands at once, and moves the focus to the input', async () => {
  const { input, announced } = await pick({ defaultSelected: [disco, ancap] })
  await userEvent.click(screen.getByRole('button', { name: 'Remove all' }))
  expect(chips()).toEqual([])
  expect(announced()).toBe('All brands removed')
  await expect.poll(() => document.activeElement).toBe(input)
})

test('a controlled selection is the one that is shown', async () => {
  const onSelectedChange = vi.fn()
  const { rerender } = await pick({ selected: [disco], onSelectedChange })
  await userEvent.click(screen.getByRole('option', { name: 'Antel' }))
  expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith([disco, antel])
  expect(chips()).toEqual(['Disco'])
  rerender(<BrandPicker selected={[antel]} />)
  expect([chips(), chosenNames()]).toEqual([['Antel'], ['Antel']])
})

test('a selected brand that the country does not have is a chip nevertheless', async () => {
  await pick({ defaultSelected: [{ id: 'de-aldi', name: 'Aldi' }] })
  expect([chips(), chosenNames()]).toEqual([['Aldi'], []])
})

test('another country prop lists its brands, and keeps the selection', async () => {
  const { rerender, service, status } = await pick({ country: 'UY', defaultSelected: [disco] })
  rerender(<BrandPicker country="DEU" />)
  await expect.poll(() => screen.queryAllByRole('option').length).toBeGreaterThan(0)
  expect(status()).toBe('ready')
  expect(service.calls.map(({ parameters }) => parameters.country)).toEqual(['URY', 'DEU'])
  expect(screen.queryByRole('option', { name: 'Disco' })).toBeNull()
  expect(chips()).toEqual(['Disco'])
})

test('the user switches the country, whose name is in the user’s language', async () => {
  const onCountryChange = vi.fn()
  const { service } = await pick({ countries: ['URY', 'DE', 'jp'], onCountryChange })
  const choice = screen.getByRole('combobox', { name: 'Country' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Uruguay', 'Germany', 'Japan'])
  await userEvent.selectOptions(choice, 'Germany')
  expect(onCountryChange).toHaveBeenCalledExactlyOnceWith('DE')
  await expect
    .poll(() => service.calls.map(({ parameters }) => parameters.country))
    .toContain('DEU')
})

test('follows the provider’s country until the user chooses another', async () => {
  const below = (country: string): ReactElement => (
    <SignpostProvider country={country}>
      <BrandPicker countries={['DE', 'FR', 'JP']} />
    </SignpostProvider>
  )
  const { service, rerender } = mountCatalog(below('DE'))
  const asked = () => service.calls.map(({ parameters }) => parameters.country)
  await expect.poll(asked).toEqual(['DEU'])
  rerender(below('JP'))
  await expect.poll(asked).toEqual(['DEU', 'JPN'])
  await userEvent.selectOptions(screen.getByRole('combobox'), 'France')
  await expect.poll(asked).toEqual(['DEU', 'JPN', 'FRA'])
  rerender(below('DE'))
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'FR')
})

test('finds brands that are written in another script', async () => {
  const { input } = await pick({}, { country: 'JP' })
  const all = names()
  const japanese = all.find((name) => /[\u30a0-\u30ff]/.test(name ?? '')) ?? ''
  await userEvent.type(input, japanese.slice(0, 3))
  expect(names()).toContain(japanese)
  expect(names().length).toBeLessThan(all.length)
})

test('a form sends the ids and resets the selection; Enter in the input does not submit it', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { view, root } = mountCatalog(
    <form onSubmit={onSubmit}>
      <BrandPicker name="brand" defaultSelected={[disco]} />
      <button type="reset">Reset</button>
    </form>,
  )
  await expect.poll(() => root().dataset.status).toBe('ready')
  await userEvent.click(screen.getByRole('option', { name: 'Antel' }))
  const sent = (): unknown => {
    const form = view.container.querySelector('form')
    return form && [...new FormData(form)]
  }
  expect(sent()).toEqual([
    ['brand', 'uy-disco'],
    ['brand', 'uy-antel'],
  ])
  await userEvent.type(screen.getByRole('searchbox'), 'ancap{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(sent()).toEqual([['brand', 'uy-disco']])
  expect(names()).toHaveLength(14)
})

test('disabled, nothing can be changed or sent', async () => {
  const onSelectedChange = vi.fn()
  const { view } = mountCatalog(
    <form>
      <BrandPicker
        disabled
        name="brand"
        defaultSelected={[disco, ancap]}
        countries={['UY']}
        onSelectedChange={onSelectedChange}
      />
    </form>,
  )
  const option = await screen.findByRole('option', { name: 'Antel' })
  option.click()
  expect(onSelectedChange).not.toHaveBeenCalled()
  expect(screen.getByRole('listbox').ariaDisabled).toBe('true')
  for (const control of view.container.querySelectorAll('input, button, select')) {
    expect(control.matches(':disabled')).toBe(true)
  }
  const form = view.container.querySelector('form')
  expect(form && [...new FormData(form)]).toEqual([])
})

test('two pickers on a page share no ids', async () => {
  const { view } = mountCatalog(
    <>
      <BrandPicker label="Here" />
      <BrandPicker label="There" />
    </>,
  )
  await expect.poll(() => screen.queryAllByRole('option').length).toBe(28)
  const ids = [...view.container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a slot replaces the row', async () => {
  await pick({ slots: { brand: ({ brand }) => <em>{brand.id}</em> } })
  expect(names()).toContain('uy-disco')
})
