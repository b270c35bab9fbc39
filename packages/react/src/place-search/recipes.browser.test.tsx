import { createGeoFetch, placeSearch } from '@signpost/testing'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MeasuredSearch } from '../../test/MeasuredSearch.tsx'
import { montevideo } from '../../test/montevideo.ts'
import { SearchOnEnter } from '../../test/SearchOnEnter.tsx'
import { SearchWithButtons } from '../../test/SearchWithButtons.tsx'
import { SignpostProvider } from '../provider/SignpostProvider.tsx'

// These tests run the recipes of the README.

function mount(element: ReactElement) {
  const service = createGeoFetch()
  const asked = (): unknown[] =>
    service.calls.map(({ operation, parameters }) => [operation, parameters.query])
  const { container, getByRole, findAllByRole } = render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'any', fetch: service }}
      near={montevideo}
    >
      {element}
    </SignpostProvider>,
  )
  return { box: placeSearch(container), asked, getByRole, findAllByRole }
}

test('search only on Enter: typing sends no request and shows no list; each text is requested by Enter', async () => {
  const { box, asked, findAllByRole } = mount(<SearchOnEnter />)
  await userEvent.type(box.input, 'teatro')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect([asked(), box.announcement, box.input.ariaExpanded]).toEqual([[], '', 'false'])
  await userEvent.keyboard('{Enter}')
  const [first] = await findAllByRole('listitem')
  expect(first?.textContent).toContain('Teatro')
  expect(asked()).toEqual([['search', 'teatro']])
  await userEvent.clear(box.input)
  await userEvent.type(box.input, 'parque')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(asked()).toEqual([['search', 'teatro']])
  await userEvent.keyboard('{Enter}')
  await expect.poll(asked).toEqual([
    ['search', 'teatro'],
    ['search', 'parque'],
  ])
})

test('events: request, impression, selection, no results and abandonment, each with its text', async () => {
  const report = vi.fn()
  // Without a following element, Tab may return to the box.
  const { box } = mount(
    <>
      <MeasuredSearch consent report={report} />
      <button type="button">Next</button>
    </>,
  )
  const reported = (name: string): unknown[] =>
    report.mock.calls.flatMap(([one, event]) => (one === name ? [event] : []))
  await userEvent.type(box.input, 'ave')
  await box.waitFor('ready')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.clear(box.input)
  await userEvent.type(box.input, 'xyzzy')
  await box.waitFor('empty')
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.poll(() => reported('abandonment')).toEqual([{ query: 'xyzzy' }])
  expect(reported('request')).toContainEqual({ query: 'ave' })
  expect(reported('impression')).toContainEqual({
    query: 'ave',
    rows: expect.arrayContaining([{ suggestion: expect.anything(), rank: 1 }]),
  })
  expect(reported('selection')).toMatchObject([{ query: 'ave', rank: 1, kind: 'suggestion' }])
  expect(reported('noResults')).toContainEqual({ query: 'xyzzy' })
})

test('events: nothing without consent', async () => {
  const report = vi.fn()
  const { box } = mount(<MeasuredSearch consent={false} report={report} />)
  await userEvent.type(box.input, 'ave')
  await box.waitFor('ready')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(report).not.toHaveBeenCalled()
})

test('ref methods: buttons beside the box search and clear it', async () => {
  const { box, asked, getByRole } = mount(<SearchWithButtons />)
  await userEvent.click(getByRole('button', { name: 'Parking' }))
  await box.waitFor('ready')
  expect([box.input.value, asked()]).toEqual(['parking', [['suggest', 'parking']]])
  await expect.poll(() => document.activeElement).toBe(box.input)
  await userEvent.click(getByRole('button', { name: 'Clear' }))
  expect([box.input.value, document.activeElement]).toEqual(['', box.input])
})
