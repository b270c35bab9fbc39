import { expect, onTestFinished } from 'vitest'
import { overflowingElements } from './overflowingElements.ts'
import { violations } from './violations.ts'

/** Expects that nothing overflows the element and that axe reports nothing, also with text at double size. */
export async function expectToFit(element: HTMLElement): Promise<void> {
  const loading = () => element.querySelectorAll('[data-status="loading"]').length
  await expect.poll(loading).toBe(0)
  expect(await violations(element)).toEqual([])
  expect(overflowingElements(element)).toEqual([])
  document.documentElement.style.cssText =
    'font-size: 200%; letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  expect(overflowingElements(element)).toEqual([])
}
