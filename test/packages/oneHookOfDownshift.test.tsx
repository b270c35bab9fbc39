// @vitest-environment jsdom
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef, type ReactNode, type RefObject } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { bundleHook } from '../../.scripts/build/oneHookOfDownshift.ts'
import { root } from '../../.scripts/root.ts'

afterEach(cleanup)

/** The tested part of downshift's hook. */
type Hook = (options: object) => {
  readonly getInputProps: (props: object) => object
  readonly getMenuProps: (props: object) => object
  readonly getItemProps: (props: object) => object
}

const folder = join(root, '.cache/downshift')
mkdirSync(folder, { recursive: true })
const file = join(folder, 'bundled.mjs')
writeFileSync(file, await bundleHook())
const bundled = await hookOf(file)
const published = await hookOf(
  createRequire(join(root, 'packages/react/package.json')).resolve('downshift'),
)

async function hookOf(module: string): Promise<Hook> {
  const { useCombobox } = await import(/* @vite-ignore */ pathToFileURL(module).href)
  return useCombobox
}

const items = ['Alfa', 'Beta', 'Gama']

interface ListProps {
  readonly hook: Hook
  readonly onStateChange: (change: object) => void
  readonly refs: {
    readonly list: RefObject<HTMLUListElement | null>
    readonly first: RefObject<HTMLLIElement | null>
    readonly field: RefObject<HTMLInputElement | null>
  }
}

function List({ hook: useBox, onStateChange, refs }: ListProps): ReactNode {
  const box = useBox({ items, onStateChange, id: 'list' })
  return (
    <>
      <input {...box.getInputProps({ ref: refs.field })} />
      <ul {...box.getMenuProps({ ref: refs.list, 'aria-label': 'List' })}>
        {items.map((item, index) => (
          <li key={item} {...box.getItemProps({ item, index, ref: index ? null : refs.first })}>
            {item}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The HTML, the set refs and the changes of a list, by keyboard and pointer. */
function statesWith(hook: Hook): object {
  const refs = {
    list: createRef<HTMLUListElement>(),
    first: createRef<HTMLLIElement>(),
    field: createRef<HTMLInputElement>(),
  }
  const onStateChange = vi.fn()
  const { container, unmount } = render(
    <List hook={hook} onStateChange={onStateChange} refs={refs} />,
  )
  const input = screen.getByRole('combobox')
  const html = [container.innerHTML]
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'Home', 'PageDown', 'Enter', 'Escape']) {
    fireEvent.keyDown(input, { key })
    html.push(container.innerHTML)
  }
  fireEvent.change(input, { target: { value: 'be' } })
  fireEvent.mouseMove(screen.getByRole('option', { name: 'Beta' }))
  html.push(container.innerHTML)
  fireEvent.click(screen.getByRole('option', { name: 'Gama' }))
  html.push(container.innerHTML)
  const tags = Object.values(refs).map(({ current }) => current?.localName)
  unmount()
  // In production a type is a number.
  const changes = onStateChange.mock.calls.map(([{ type: _, ...change }]) => change)
  return { html, tags, changes }
}

test('the hook in the package behaves like the published one', () => {
  const expected = statesWith(published)
  expect(statesWith(bundled)).toEqual(expected)
  expect(expected).toMatchObject({ tags: ['ul', 'li', 'input'] })
})
