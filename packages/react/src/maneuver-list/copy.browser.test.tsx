import { exampleRoute } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { readRoute } from '../../test/readRoute.ts'
import { ManeuverList } from './ManeuverList.tsx'

function clipboard(write: (text: string) => Promise<void>): void {
  const spy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  onTestFinished(() => spy.mockRestore())
}

test('copies the steps as text, and announces it', async () => {
  const copied: string[] = []
  clipboard(async (text) => void copied.push(text))
  mountElement(<ManeuverList route={await readRoute(exampleRoute)} />, { units: 'metric' })
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Directions copied')
  expect(copied).toEqual([
    [
      'Canelones, Montevideo, Uruguay',
      '1. Head east on Canelones – for 120 m',
      '2. Turn right onto Buenos Aires – for 80 m',
      '3. Arrive at your destination, on the left',
      'Buenos Aires, Montevideo, Uruguay',
      '200 m · 1 min',
    ].join('\n'),
  ])
})

test('announces when the browser refuses to copy', async () => {
  clipboard(() => Promise.reject(new Error('denied')))
  mountElement(<ManeuverList route={await readRoute(exampleRoute)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await expect
    .poll(() => screen.getByRole('status').textContent)
    .toBe('Couldn’t copy the directions.')
})

test('has no button when the app copies in its own way', async () => {
  mountElement(<ManeuverList route={await readRoute(exampleRoute)} copy={false} />)
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
})
