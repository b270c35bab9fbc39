import { defineConfig } from 'vite'
import { firstLoad } from './firstLoad.ts'

/** A page with the search box, built as an app would from what is published. React is not counted. */
export default defineConfig({
  root: import.meta.dirname,
  // Else it tells of each module that its directive means nothing in a bundle.
  logLevel: 'error',
  plugins: [
    firstLoad({
      limit: 36_500,
      later: [/operations\/search\./, /decode\/place\./, /domain\/coordinateText\./],
    }),
  ],
  build: { write: false, rolldownOptions: { external: /^react(-dom)?(\/|$)/ } },
})
