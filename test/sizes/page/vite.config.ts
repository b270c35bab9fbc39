import { join } from 'node:path'
import { defineConfig } from 'vite'
import { loads } from './loads.ts'

const page = 'with-box.html'
const plainPage = 'without-box.html'

/** A page with the search box, built like an app from the published packages. React is not counted. */
export default defineConfig({
  root: import.meta.dirname,
  // Vite would otherwise warn that the directive of each module has no meaning in a bundle.
  logLevel: 'error',
  plugins: [
    loads({
      page,
      plainPage,
      limit: 24_000,
      later: [
        // Everything below the input.
        /downshift/,
        /place-search\/engine\./,
        /operations\/suggest\./,
        // The modules that are requested once a place is chosen.
        /operations\/search\./,
        /decode\/place\./,
      ],
      // Typing and the list.
      inUse: { limit: 60_000, modules: [/place-search\/PlaceSearchList\./] },
    }),
  ],
  build: {
    write: false,
    rolldownOptions: {
      input: [page, plainPage].map((name) => join(import.meta.dirname, name)),
      external: /^react(-dom)?(\/|$)/,
    },
  },
})
