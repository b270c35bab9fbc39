import { createGeoFetch } from '@signpost/testing'
import { render, screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { montevideo } from '../../test/montevideo.ts'
import { SignpostProvider } from '../provider/SignpostProvider.tsx'
import { usePlaceSearch } from './usePlaceSearch.ts'

const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() }

interface BoxProps {
  /** The ref of the input. */
  readonly hold?: (input: HTMLInputElement | null) => () => void
  /** Removes the popup from the page as it opens, before its effects run. */
  readonly takesAway?: boolean
}

function Box({ hold, takesAway }: BoxProps): ReactNode {
  const box = usePlaceSearch()
  const { isOpen } = box
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (takesAway && isOpen) popup.current?.remove()
  }, [takesAway, isOpen])
  return (
    <div {...box.getRootProps()}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: `htmlFor` is among the props. */}
      <label {...box.getLabelProps()}>Own box</label>
      <input {...box.getInputProps({ ref: hold })} />
      <div>
        <div {...box.getPopupProps({ ref: popup })}>
          <ul {...box.getListProps()}>
            {box.items.map((item) => (
              <li key={item.key} {...box.getOptionProps({ item })}>
                {item.kind === 'suggestion' && item.suggestion.line1}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div {...box.getStatusProps()}>{box.announcement}</div>
    </div>
  )
}

function mountBox(props: BoxProps = {}) {
  return render(
    <SignpostProvider client={client} near={montevideo}>
      <Box {...props} />
    </SignpostProvider>,
  )
}

test('a ref with a cleanup function is not called with null', async () => {
  const held: (HTMLInputElement | null)[] = []
  const { unmount } = mountBox({
    hold: (input) => {
      held.push(input)
      return () => void held.splice(held.indexOf(input), 1)
    },
  })
  await userEvent.type(screen.getByRole('combobox'), 'sol')
  await screen.findByRole('option', { name: 'Teatro Solís' })
  expect(held).toEqual([screen.getByRole('combobox')])
  unmount()
  expect(held).toEqual([])
})

test('a popup that is removed while it opens causes no error', async () => {
  mountBox({ takesAway: true })
  await userEvent.type(screen.getByRole('combobox'), 'sol')
  await expect.poll(() => screen.getByRole('status').textContent).toBe('1 suggestion')
})
