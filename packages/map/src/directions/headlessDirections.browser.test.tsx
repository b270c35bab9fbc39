import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { type RouteEnd, useDirectionsForm } from './index.ts'

const point = (name: string, latitude: number, longitude: number): RouteEnd => ({
  name,
  coordinate: { latitude, longitude },
})
const solis = point('Teatro Solís', -34.9077, -56.2012)
const plaza = point('Plaza', -34.9055, -56.1913)
const estadio = point('Estadio', -34.8945, -56.1529)

function OwnDirections(): ReactNode {
  const form = useDirectionsForm({ defaultValue: { points: [solis, estadio] }, maxStops: 1 })
  return (
    <div data-signpost="">
      <ol {...form.getRowsProps()}>
        {form.rows.map(({ key, kind, label, point, setPoint }, index) => (
          <li key={key} {...form.getRowProps(index)}>
            <label>
              {label}
              <input value={point?.name ?? ''} onChange={() => setPoint(plaza)} />
            </label>
            {kind === 'stop' && <button {...form.getRemoveButtonProps(index)}>×</button>}
            <button {...form.getMoveButtonProps(index)}>↕</button>
          </li>
        ))}
      </ol>
      <p {...form.getMoveHelpProps()} />
      {form.canAddStop && <button {...form.getAddButtonProps()}>{form.messages.addStop}</button>}
      <button {...form.getSwapButtonProps()}>⇅</button>
      <p role="status">{form.announcement}</p>
      <b>{form.legs.route?.maneuvers.length}</b>
    </div>
  )
}

test('the directions hook works with an app’s own elements', async () => {
  onTestFinished(cleanup)
  const service = createGeoFetch()
  const { container } = render(
    <SignpostProvider client={{ baseUrl: 'https://geo.example', apiKey: 'any', fetch: service }}>
      <OwnDirections />
    </SignpostProvider>,
  )
  const values = (): string[] =>
    screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  await userEvent.click(screen.getByRole('button', { name: 'Add a stop' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Stop' }))
  await userEvent.keyboard('p')
  expect(values()).toEqual(['Teatro Solís', 'Plaza', 'Estadio'])
  expect(screen.queryByRole('button', { name: 'Add a stop' })).toBeNull()

  screen.getByRole('button', { name: 'Move: Stop 1' }).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(values()).toEqual(['Plaza', 'Teatro Solís', 'Estadio'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move: From' }))
  expect(screen.getByRole('status').textContent).toContain('1 of 3')
  await userEvent.click(screen.getByRole('button', { name: 'Swap start and destination' }))
  expect(values()).toEqual(['Estadio', 'Teatro Solís', 'Plaza'])

  const steps = (): number => Number(container.querySelector('b')?.textContent)
  await expect.poll(steps).toBeGreaterThan(3)
  const [root] = container.children
  const faults = root ? await violations(root) : ['nothing is rendered']
  // Sizes are up to the app.
  expect(faults.filter((fault) => !fault.startsWith('target-size'))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Stop 1' }))
  expect(values()).toEqual(['Estadio', 'Plaza'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a stop' }))
})
