import { expect, test } from 'vitest'
import { hydrate } from '../../../../test/browser/hydrate.tsx'
import { App } from '../../test/AddressFormApp.tsx'

test('Server rendering: fields that a browser can fill in, hydrated with no mismatch', async () => {
  const { html, container, problems } = await hydrate('packages/react/test/AddressFormApp.tsx', App)
  expect(html).toMatch(/autocomplete="shipping address-line1"/i)
  expect(html).not.toMatch(/autocomplete="off"|style="/i)
  const countries = () => container.querySelector('select')?.options.length
  await expect.poll(countries).toBe(249)
  expect(container.querySelector('select')?.value).toBe('TR')
  expect(problems).toEqual([])
})
