import type { MeasuredKit } from '../Kit.ts'
import { signpost } from './signpost.ts'

export const signpostElement: MeasuredKit = {
  ...signpost,
  name: 'Signpost, element',
  packages: { '@signpost/elements': 'packed' },
  code: `
    import '@signpost/elements/preact'

    const config = document.createElement('signpost-config')
    config.baseUrl = 'https://geo.example'
    config.near = { latitude: -34.9055, longitude: -56.1913 }
    document.body.append(config)

    export function mount(container, { label, chose }) {
      const search = document.createElement('signpost-search')
      search.label = label
      search.limit = 14
      search.addEventListener('signpost-select', ({ detail }) => chose(detail.suggestion.line1))
      container.append(search)
    }`,
  note: '`<signpost-search>` of `@signpost/elements/preact`: it needs no React in the app.',
}
