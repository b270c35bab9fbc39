import { vi } from 'vitest'

/** The content of an element's shadow root, once it is rendered. */
export function content(element: Element, selector = '[data-signpost]'): Promise<HTMLElement> {
  const find = (): HTMLElement | null | undefined =>
    element.shadowRoot?.querySelector<HTMLElement>(selector)
  return vi.waitUntil(find, { timeout: 60_000 })
}
