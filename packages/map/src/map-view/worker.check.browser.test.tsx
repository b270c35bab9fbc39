import { cleanup, render, screen } from '@testing-library/react'
import { setWorkerUrl } from 'maplibre-gl'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Stage, worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { routeOf } from '../../test/routeOf.ts'
import { RouteMap } from '../route-map/RouteMap.tsx'

// MapLibre keeps the worker's URL for the whole page, so these tests have a file of their own.
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const patience = { timeout: 60_000 }

function Way({ workerUrl }: { workerUrl?: string }): ReactNode {
  const route = routeOf([-56.2, -34.9], [-56.19, -34.9])
  return (
    <Stage>
      <RouteMap route={route} mapStyle={plainStyle} workerUrl={workerUrl} />
    </Stage>
  )
}

test.each([
  ['worker 404', '/no-such-worker.mjs'],
  ['a worker that is not there on another origin', 'http://127.0.0.1:9/worker.mjs'],
  ['no workerUrl, where the bundler does not find it', undefined],
])('%s: says so, and starts once it has the address of the worker', async (_, workerUrl) => {
  // MapLibre logs the same error.
  vi.spyOn(console, 'error').mockReturnValue()
  setWorkerUrl('')
  const { rerender } = render(<Way {...(workerUrl && { workerUrl })} />)
  expect(await screen.findByText('The map couldn’t start.', undefined, patience)).toBeTruthy()
  rerender(<Way workerUrl={worker} />)
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect
    .poll(() => document.querySelector('[data-status="ready"] canvas'), patience)
    .toBeTruthy()
  expect(screen.queryByText('The map couldn’t start.')).toBeNull()
})
