import type { ElementSettings } from '@signpost/elements'
import { inject, onTestFinished, vi } from 'vitest'
import type { Mount } from './Combobox.ts'
import type { Pace } from './describeMusts.ts'

// Elements share their answers, so each page has its own service.
let services = 0

/** Mounts HTML with a box. */
export const mountHtml =
  (html: string, find: (form: HTMLFormElement) => ParentNode | null): Mount =>
  async ({ form, fetch, chose }) => {
    const config = document.createElement('signpost-config')
    config.baseUrl = `https://geo-${++services}.example`
    config.apiKey = 'any'
    config.near = { latitude: 52.5, longitude: 13.4 }
    const client: ElementSettings['client'] = { fetch }
    config.client = client
    document.body.append(config)
    onTestFinished(() => config.remove())
    form.addEventListener('signpost-select', (event) =>
      chose((event as CustomEvent).detail.suggestion.line1),
    )
    const slot = form.querySelector('div')
    if (slot) slot.innerHTML = html
    return vi.waitUntil(() => {
      const found = find(form)
      return found?.querySelector('[role="combobox"]') ? found : null
    })
  }

/** The speeds at which people and machines type. The slow and middle ones are tested only in the long run. */
export const paces: readonly Pace[] = [
  { pace: 0 },
  { pace: 8 },
  ...(inject('long')
    ? [{ pace: 5 }, { pace: 33 }, { pace: 0, slower: 4 }, { pace: 33, slower: 4 }]
    : []),
]
