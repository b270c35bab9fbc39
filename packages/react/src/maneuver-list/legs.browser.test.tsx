import { exampleRoute } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mountElement } from '../../test/mountElement.tsx'
import { readRoute } from '../../test/readRoute.ts'
import { joinLegs } from '../domain/joinLegs.ts'
import { ManeuverList } from './ManeuverList.tsx'
import '../styles.css'

test('a list begins and ends with the names of the points, with the addresses below', async () => {
  const route = await readRoute(exampleRoute)
  const points = [{ name: 'Teatro Solís' }, { name: 'Estadio' }]
  const { container, rerender } = mountElement(<ManeuverList route={route} points={points} />)
  const ends = (): (string | undefined)[][] =>
    [...container.querySelectorAll('[data-part="end"]')].map((end) =>
      [...end.querySelectorAll('p')].map((line) => line.textContent ?? undefined),
    )
  expect(ends()).toEqual([
    ['From: Teatro Solís', 'Canelones, Montevideo, Uruguay'],
    ['To: Estadio', 'Buenos Aires, Montevideo, Uruguay'],
  ])
  // A name that is the first line of the address is not said twice.
  rerender(<ManeuverList route={route} points={[{ name: 'Canelones' }, {}]} />)
  expect(ends()).toEqual([
    ['From: Canelones', 'Montevideo, Uruguay'],
    ['To: Buenos Aires, Montevideo, Uruguay'],
  ])
  expect(container.querySelector('[data-part="group-title"]')).toBeNull()
})

test('the step of the arrival and the end of the route below it have one icon, and their texts one margin', async () => {
  const route = await readRoute(exampleRoute)
  const { container, rerender } = mountElement(<ManeuverList route={route} copy={false} />)
  const lefts = (selector: string): (number | undefined)[] =>
    [...container.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().left)
  const step = 'li:last-child [data-part="step"]'
  expect(lefts(`${step} svg, [data-end="destination"] svg`)).toHaveLength(1)
  expect(lefts('[data-end="destination"] > p')).toEqual(lefts(`${step} > [data-part="text"]`))
  // A route without such a step keeps the icon of its end.
  rerender(<ManeuverList route={{ ...route, maneuvers: route.maneuvers.slice(0, -1) }} />)
  expect(lefts('[data-end="destination"] svg')).toHaveLength(1)
})

test('each leg of a route over stops has a title above its first step', async () => {
  const leg = await readRoute(exampleRoute)
  const { route } = joinLegs([leg, leg])
  const points = [
    { name: 'Teatro Solís' },
    { name: 'Plaza', label: 'Stop 1', duration: 360 },
    { label: 'To', duration: 60 },
  ]
  const { container, rerender } = mountElement(<ManeuverList route={route} points={points} />)
  const titles = (): (string | null)[] =>
    [...container.querySelectorAll('[data-part="group-title"]')].map((title) => title.textContent)
  expect(titles()).toEqual(['Stop 1 · Plaza · 6 min', 'To · 1 min'])
  const arrival = screen.getByRole('button', { name: /Arrive at stop 1/ })
  const after = arrival.closest('li')?.nextElementSibling
  expect(after?.firstElementChild?.textContent).toBe('To · 1 min')
  rerender(<ManeuverList route={route} />)
  expect(titles()).toEqual([])
})
