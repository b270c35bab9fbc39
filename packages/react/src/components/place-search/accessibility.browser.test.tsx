import type { Scenario } from '@signpost/testing'
import axe from 'axe-core'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../test/emulateMedia.ts'
import { mountPlaceSearch } from '../../../test/mountPlaceSearch.tsx'
import '../../styles.css'

async function violations(root: Element): Promise<string[]> {
  const { violations: found } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Rules for whole pages, of which this is none.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

const states: readonly (readonly [string, string, Scenario | undefined, boolean?])[] = [
  ['ready', 'ave', undefined],
  ['empty', 'xyzzy', undefined],
  ['error', 's', { kind: 'error', status: 401 }],
  ['error', 's', { kind: 'wrong-body', body: 'html' }],
  ['loading', 's', { kind: 'hang' }],
]

test.each(['light', 'dark'])('axe finds nothing in any state, %s', async (scheme) => {
  await emulateMedia('prefers-color-scheme', scheme)
  document.documentElement.style.background = scheme === 'dark' ? '#000' : '#fff'
  onTestFinished(() => void document.documentElement.removeAttribute('style'))
  for (const [status, text, scenario] of states) {
    const { box, view } = mountPlaceSearch(
      {},
      { service: { scenarios: scenario ? [scenario] : [] } },
    )
    await box.type(text)
    await box.waitFor(status)
    await userEvent.keyboard('{ArrowDown}')
    expect([status, await violations(view.container)]).toEqual([status, []])
    view.unmount()
  }
})

test('at 320 px nothing sticks out', async () => {
  const { box, view } = mountPlaceSearch(
    {},
    { around: (element) => <div style={{ inlineSize: 320 }}>{element}</div> },
  )
  await box.search('ave')
  const popup = document.querySelector('[popover]')
  expect(popup?.scrollWidth).toBeLessThanOrEqual(popup?.clientWidth ?? 0)
  expect(view.getByRole('listbox').getBoundingClientRect().right).toBeLessThanOrEqual(
    view.container.getBoundingClientRect().left + 320,
  )
})
