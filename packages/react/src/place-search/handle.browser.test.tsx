import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'

test('`search` fills the input, opens the list and sends the request', async () => {
  const { box, asked, handle } = mountPlaceSearch()
  handle.current?.focus()
  handle.current?.search('teatro sol')
  await box.waitFor('ready')
  expect([box.input.value, asked()]).toEqual(['teatro sol', ['teatro sol']])
  await expect.poll(() => document.activeElement).toBe(box.input)
})

test.each(['search', 'open'] as const)(
  '`%s` focuses the input at once; who goes on before the answer stays there',
  async (method) => {
    const { box, handle } = mountPlaceSearch(
      { defaultQuery: 'ave' },
      {
        service: { scenarios: [{ kind: 'latency', ms: 200 }] },
        around: (element) => (
          <>
            {element}
            <button type="button">Next</button>
          </>
        ),
      },
    )
    handle.current?.[method]('ave')
    expect(document.activeElement).toBe(box.input)
    const next = screen.getByText('Next')
    next.focus()
    await new Promise((done) => setTimeout(done, 400))
    expect([document.activeElement, box.input.ariaExpanded]).toEqual([next, 'false'])
  },
)

test('`close`, `open` and `blur` do to the list what a user does', async () => {
  const { box, handle } = mountPlaceSearch()
  await box.search('ave')
  handle.current?.close()
  await expect.poll(() => box.input.ariaExpanded).toBe('false')
  await expect.poll(() => document.activeElement).toBe(box.input)
  handle.current?.open()
  await expect.poll(() => box.input.ariaExpanded).toBe('true')
  handle.current?.blur()
  await expect.poll(() => box.input.ariaExpanded).toBe('false')
  expect(document.activeElement).not.toBe(box.input)
})

test('a box that is disabled neither opens nor searches', async () => {
  const { box, asked, handle } = mountPlaceSearch({ disabled: true, defaultQuery: 'ave' })
  handle.current?.open()
  handle.current?.search('teatro')
  expect([box.input.value, box.input.ariaExpanded, asked()]).toEqual(['ave', 'false', []])
})
