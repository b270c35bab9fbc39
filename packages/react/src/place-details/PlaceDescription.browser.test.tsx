import '../styles.css'
import { everything } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { PlaceDescription } from './PlaceDescription.tsx'

function described(description: string) {
  return readPlace({ ...everything, enhanced_contents: { description } })
}

async function mountDescription(description: string, inlineSize: number) {
  const place = await described(description)
  const view = mountElement(
    <div style={{ inlineSize }}>
      <PlaceDescription place={place} />
    </div>,
  )
  const text = () => view.container.querySelector('p')?.getBoundingClientRect().height ?? 0
  return { ...view, height: text, box: view.container.firstElementChild as HTMLElement }
}

const long = 'A word and another. '.repeat(40)

test('a long text: four lines, "More", all of it, "Less"', async () => {
  const { height } = await mountDescription(long, 320)
  const clamped = height()
  expect(clamped).toBeLessThan(100)
  await userEvent.click(screen.getByRole('button', { name: 'More', expanded: false }))
  expect(height()).toBeGreaterThan(clamped * 2)
  await userEvent.click(screen.getByRole('button', { name: 'Less', expanded: true }))
  expect(height()).toBe(clamped)
})

test('a text that fits has no button, however long it is', async () => {
  await mountDescription('Short.', 320)
  expect(screen.queryByRole('button')).toBeNull()
})

test('it is measured again when its width changes', async () => {
  const { box } = await mountDescription('A word and another. '.repeat(14), 2000)
  await expect.poll(() => screen.queryByRole('button')).toBeNull()
  box.style.inlineSize = '320px'
  await expect.poll(() => screen.queryByRole('button')?.textContent).toBe('More')
})

test('the text of another place in the same card is collapsed, and measured though its size is the same', async () => {
  const { box, height, rerender } = await mountDescription('A word and another. '.repeat(12), 320)
  const fits = height()
  await expect.poll(() => screen.queryByRole('button')).toBeNull()
  const show = async (text: string): Promise<void> => {
    const place = await described(text)
    rerender(
      <div style={{ inlineSize: box.style.inlineSize }}>
        <PlaceDescription place={place} />
      </div>,
    )
  }
  await show(long)
  expect(height()).toBe(fits)
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await show(`${long} Another.`)
  expect(height()).toBe(fits)
  await show('Short.')
  await expect.poll(() => screen.queryByRole('button')).toBeNull()
})
