import { type MeasuredKit, textOf } from '../Kit.ts'
import { placesOf } from './signpost.ts'

/** An input and a list written by hand, in about a hundred lines. */
export const floor: MeasuredKit = {
  name: 'floor',
  packages: { react: '19.3.1', 'react-dom': '19.3.1' },
  code: `
    import { createRoot } from 'react-dom/client'
    import { Baseline } from './Baseline.tsx'

    export function mount(container) {
      createRoot(container).render(<Baseline />)
    }`,
  input: 'input',
  row: '[role="option"]',
  rows: 14,
  sample: { url: 'https://geo.example/geo/v2/suggestions/json?query=te%20atro' },
  read: (request) => textOf(request, '/suggestions/json', 'query'),
  answer: placesOf,
  languages: 1,
  addressForms: 0,
  note: 'A box written by hand, with the least that works: [`Baseline.tsx`](../../test/bench/place-search/page/Baseline.tsx).',
}
