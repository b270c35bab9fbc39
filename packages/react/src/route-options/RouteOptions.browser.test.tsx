import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { defaultRouteChoice, type RouteChoice } from './RouteChoice.ts'
import { RouteOptions } from './RouteOptions.tsx'
import '../styles.css'

const chosen = (): (string | null | undefined)[] =>
  [...screen.getAllByRole('radio'), ...screen.getAllByRole('checkbox')]
    .filter((input) => input instanceof HTMLInputElement && input.checked)
    .map((input) => input.getAttribute('value'))

test('at first what a service takes by default: car, fastest, no carpool lanes', () => {
  mountElement(<RouteOptions />)
  expect(chosen()).toEqual(['car', 'fastest', 'hov'])
  expect(defaultRouteChoice).toEqual({ vehicle: 'car', optimize: 'fastest', avoid: ['hov'] })
  expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
    'Travel by',
    'Prefer',
    'Avoid',
  ])
})

test('each choice is told whole, in the order of the specification', async () => {
  const onChange = vi.fn()
  mountElement(<RouteOptions onChange={onChange} />)
  await userEvent.click(screen.getByRole('radio', { name: 'On foot' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Fewest turns' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ferries' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tolls' }))
  expect(onChange).toHaveBeenLastCalledWith({
    vehicle: 'pedestrian',
    optimize: 'easiest',
    avoid: ['hov', 'toll', 'ferry'],
  })
})

test('"Nothing" takes back all else, all else takes back "Nothing"', async () => {
  const onChange = vi.fn<(choice: RouteChoice) => void>()
  mountElement(<RouteOptions onChange={onChange} />)
  const avoided = (): unknown => onChange.mock.lastCall?.[0].avoid
  await userEvent.click(screen.getByRole('checkbox', { name: 'Highways' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nothing' }))
  expect([avoided(), chosen()]).toEqual([[], ['car', 'fastest', 'none']])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ferries' }))
  expect([avoided(), chosen()]).toEqual([['ferry'], ['car', 'fastest', 'ferry']])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ferries' }))
  expect([avoided(), chosen()]).toEqual([[], ['car', 'fastest', 'none']])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nothing' }))
  expect([avoided(), chosen()]).toEqual([['hov'], ['car', 'fastest', 'hov']])
})

test('the app’s choice stands where the app says so', async () => {
  const onChange = vi.fn()
  const value: RouteChoice = { vehicle: 'truck', optimize: 'shortest', avoid: [] }
  mountElement(<RouteOptions value={value} onChange={onChange} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Car' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...value, vehicle: 'car' })
  expect(chosen()).toEqual(['truck', 'shortest', 'none'])
})

test('by keyboard alone; two on a page do not share a choice', async () => {
  mountElement(
    <>
      <RouteOptions />
      <RouteOptions />
    </>,
  )
  await userEvent.keyboard('{Tab}{ArrowRight}{Tab}{ArrowRight}{Tab}{Tab} ')
  expect(chosen()).toEqual(['truck', 'shortest', 'car', 'fastest', 'hov', 'toll', 'hov'])
})

test('targets are large enough to touch', () => {
  mountElement(<RouteOptions />)
  for (const choice of document.querySelectorAll('label')) {
    expect(choice.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  }
})
