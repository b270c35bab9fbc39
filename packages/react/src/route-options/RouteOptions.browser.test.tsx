import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { RouteOptions } from './RouteOptions.tsx'
import { defaultRouteChoice, type RouteChoice } from './useRouteOptions.ts'
import '../styles.css'

const chosen = (): (string | null | undefined)[] =>
  [...screen.getAllByRole('radio'), ...screen.getAllByRole('checkbox')]
    .filter((input) => input instanceof HTMLInputElement && input.checked)
    .map((input) => input.getAttribute('value'))

test('starts with the defaults of the service: car, fastest, without carpool lanes', () => {
  mountElement(<RouteOptions />)
  expect(chosen()).toEqual(['car', 'fastest'])
  expect(defaultRouteChoice).toEqual({ vehicle: 'car', optimize: 'fastest', avoid: ['hov'] })
  expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
    'Travel by',
    'Prefer',
    'Avoid',
  ])
})

const offered = (): (string | null)[] =>
  screen.getAllByRole('checkbox').map((input) => input.getAttribute('value'))

test('reports every choice completely, in the order of the specification', async () => {
  const onChange = vi.fn()
  mountElement(<RouteOptions onValueChange={onChange} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Truck' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Fewest turns' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ferries' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tolls' }))
  expect(onChange).toHaveBeenLastCalledWith({
    vehicle: 'truck',
    optimize: 'easiest',
    avoid: ['hov', 'toll', 'ferry'],
  })
})

test('offers only the options of the vehicle; the others return with the car', async () => {
  mountElement(<RouteOptions />)
  const all = ['toll', 'highway', 'uturn', 'unpaved', 'ferry', 'hov']
  const choose = (name: string): Promise<void> =>
    userEvent.click(screen.getByRole('radio', { name }))
  expect(offered()).toEqual(all)
  await choose('On foot')
  expect(offered()).toEqual(['ferry'])
  expect(chosen()).toEqual(['pedestrian', 'fastest'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ferries' }))
  await choose('Bicycle')
  expect(offered()).toEqual(['unpaved', 'ferry'])
  expect(chosen()).toEqual(['bicycle', 'fastest', 'ferry'])
  await choose('Truck')
  expect(offered()).toEqual(all)
  await choose('Car')
  expect(chosen()).toEqual(['car', 'fastest', 'ferry'])
})

test('carpool lanes are used only on request, and are no longer avoided then', async () => {
  const onChange = vi.fn<(choice: RouteChoice) => void>()
  mountElement(<RouteOptions onValueChange={onChange} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use carpool lanes' }))
  expect([onChange.mock.lastCall?.[0].avoid, chosen()]).toEqual([[], ['car', 'fastest', 'hov']])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use carpool lanes' }))
  expect([onChange.mock.lastCall?.[0].avoid, chosen()]).toEqual([['hov'], ['car', 'fastest']])
})

test('a controlled choice is the one that is shown', async () => {
  const onChange = vi.fn()
  const value: RouteChoice = { vehicle: 'truck', optimize: 'shortest', avoid: [] }
  mountElement(<RouteOptions value={value} onValueChange={onChange} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Car' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...value, vehicle: 'car' })
  expect(chosen()).toEqual(['truck', 'shortest', 'hov'])
})

test('works with the keyboard alone; two on a page have separate choices', async () => {
  mountElement(
    <>
      <RouteOptions />
      <RouteOptions />
    </>,
  )
  await userEvent.keyboard('{Tab}{ArrowRight}{Tab}{ArrowRight}{Tab}{Tab} ')
  expect(chosen()).toEqual(['truck', 'shortest', 'car', 'fastest', 'highway'])
})

test('targets are large enough to touch', () => {
  mountElement(<RouteOptions />)
  for (const choice of document.querySelectorAll('label')) {
    expect(choice.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  }
})

test('a line beside a vehicle is its description, and not part of its name', () => {
  mountElement(<RouteOptions vehicleDetails={(vehicle) => vehicle === 'truck' && '12 min'} />)
  expect(screen.getByRole('radio', { name: 'Truck' })).toHaveAccessibleDescription('12 min')
  expect(screen.getByRole('radio', { name: 'Car' })).not.toHaveAccessibleDescription()
})

test('shows only the chosen groups', () => {
  const groups = (): (string | null | undefined)[] =>
    screen.queryAllByRole('group').map((group) => group.firstChild?.textContent)
  const { rerender } = mountElement(<RouteOptions groups={['vehicle']} />)
  expect(groups()).toEqual(['Travel by'])
  rerender(<RouteOptions groups={['optimize', 'avoid']} />)
  expect(groups()).toEqual(['Prefer', 'Avoid'])
  rerender(<RouteOptions groups={[]} />)
  expect(groups()).toEqual([])
})
