// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { mountElement } from '../../test/mountElement.tsx'
import { type Fill, useFillAndUndo } from './useFillAndUndo.ts'

type FillFields = Fill['fill']

function Form({ take }: { readonly take: (fill: FillFields) => void }): ReactNode {
  const line = useRef<HTMLInputElement>(null)
  take(useFillAndUndo(line).fill)
  return (
    <form>
      <input ref={line} autoComplete="address-line1" />
      <input autoComplete="address-line2" />
    </form>
  )
}

test('the flat of another address replaces that of the former one in the second line', async () => {
  onTestFinished(cleanup)
  let fill: FillFields | undefined
  const { container } = mountElement(
    <Form
      take={(latest) => {
        fill = latest
      }}
    />,
  )
  const values = (): string[] => [...container.querySelectorAll('input')].map(({ value }) => value)
  await act(() => fill?.({ 'address-line1': 'Rincón 602', 'address-line2': 'apto 3' }))
  expect(values()).toEqual(['Rincón 602', 'apto 3'])
  await act(() => fill?.({ 'address-line1': 'Ejido 1275', 'address-line2': 'apto 7' }))
  expect(values()).toEqual(['Ejido 1275', 'apto 7'])
})
