import { join } from 'node:path'
import { defineConfig } from 'vite'
import { firstLoad } from './firstLoad.ts'

const page = 'with-box.html'
const plainPage = 'without-box.html'

/** A page with the search box, built like an app from the published packages. React is not counted. */
export default defineConfig({
  root: import.meta.dirname,
  // Vite would otherwise warn that the directive of each module has no meaning in a bundle.
  logLevel: 'error',
  plugins: [
    firstLoad({
      limit: 33_600,
      page,
      plainPage,
      later: [
        // The modules that are requested once a place is chosen.
        /operations\/search\./,
        /operations\/reverseGeocode\./,
        /decode\/place\./,
        // Typed coordinates, "use my location", recent places, the sheet, rows and notices.
        /domain\/coordinateText\./,
        /locateUser\./,
        /changeSavedPlaces\./,
        /openSheet\./,
        /SuggestionRow\./,
        /noticeContent\./,
      ],
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
