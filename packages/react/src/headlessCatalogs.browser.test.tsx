import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violations } from '../../../test/browser/violations.ts'
import { mountCatalog } from '../test/mountCatalog.tsx'
import { useBrandPicker } from './brand-picker/useBrandPicker.ts'
import { useCategoryBrowser } from './category-browser/useCategoryBrowser.ts'

/** Without the sizes, which are the app's. */
async function faults(root: Element): Promise<string[]> {
  return (await violations(root)).filter((fault) => !fault.startsWith('target-size'))
}

function Brands(): ReactNode {
  const picker = useBrandPicker()
  return (
    <div {...picker.getRootProps()} data-signpost="">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: `htmlFor` is among the props. */}
      <label {...picker.getLabelProps()}>Own brands</label>
      <input {...picker.getInputProps()} />
      <ul {...picker.getListProps()}>
        {picker.tiers.flatMap(({ brands, first }) =>
          brands.map((brand, index) => (
            <li key={brand.id} {...picker.getOptionProps(first + index)}>
              {brand.name}
            </li>
          )),
        )}
      </ul>
      <ul {...picker.getChosenListProps()}>
        {picker.selected.map(({ id, name }, index) => (
          <li key={id}>
            <button {...picker.getRemoveProps(index)}>{name}</button>
          </li>
        ))}
      </ul>
      <div {...picker.getStatusProps()}>{picker.announcement}</div>
    </div>
  )
}

test('the brand hook works with an app’s own elements', async () => {
  const { root, status } = mountCatalog(<Brands />)
  await expect.poll(status).toBe('ready')
  await userEvent.type(screen.getByRole('searchbox'), 'disco{ArrowDown} ')
  expect(screen.getByRole('button', { name: 'Remove Disco' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Disco chosen')
  expect(await faults(root())).toEqual([])
})

function Categories(): ReactNode {
  const browser = useCategoryBrowser()
  return (
    <div {...browser.getRootProps()} data-signpost="">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: `htmlFor` is among the props. */}
      <label {...browser.getLabelProps()}>Own categories</label>
      <input {...browser.getInputProps()} />
      <div {...browser.getGroupsProps()}>
        {browser.groups.map((group) => (
          <div key={group.category.code}>
            <input {...browser.getGroupBoxProps(group)} />
            <button {...browser.getOpenProps(group)}>{group.category.name}</button>
            <div {...browser.getPanelProps(group)}>
              {group.children.map((child) => (
                <label key={child.code}>
                  <input {...browser.getBoxProps(group, child)} />
                  {child.name}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
      <output>{browser.selected.map(({ code }) => code).join()}</output>
    </div>
  )
}

test('the category hook works with an app’s own elements', async () => {
  const { root, status } = mountCatalog(<Categories />)
  await expect.poll(status).toBe('ready')
  await userEvent.click(screen.getByRole('button', { name: 'Food & Drink' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Café' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bar' }))
  expect(root().querySelector('output')?.textContent).toBe('cafe,bar')
  expect(await faults(root())).toEqual([])
})
