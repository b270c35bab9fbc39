import type { ElementSettings, SignpostSearchElement } from '@signpost/elements'
import { onTestFinished, vi } from 'vitest'
import { defineElements } from '../../packages/elements/src/defineElements.ts'
import { enhanceInputs } from '../../packages/elements/src/script/enhanceInputs.ts'
import type { Mount } from './Combobox.ts'
import { describeMusts, type Pace } from './describeMusts.ts'

// In the project `preact` these are the script as it is published.
defineElements()
enhanceInputs()

// Elements share their answers: each page has a service of its own.
let services = 0

/** Mounts HTML with a box. */
const mountHtml =
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

const paces: readonly Pace[] = [
  { pace: 0 },
  { pace: 5 },
  { pace: 8 },
  { pace: 33 },
  { pace: 0, slower: 4 },
  { pace: 33, slower: 4 },
]

describeMusts(
  '<signpost-search>',
  mountHtml(
    '<signpost-search label="Where to?" limit="14"></signpost-search>',
    (form) => form.querySelector<SignpostSearchElement>('signpost-search')?.shadowRoot ?? null,
  ),
  paces,
)

describeMusts(
  '<input data-signpost="search">',
  mountHtml(
    '<label>Where to? <input data-signpost="search" data-limit="14"></label>',
    (form) => form,
  ),
  paces,
)
