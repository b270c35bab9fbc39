import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { apiModule } from './.scripts/api/apiModule.ts'
import { manifestModule } from './.scripts/elements/manifestModule.ts'

// Packages see each other's sources through this condition, with no build in between.
const source = '@signpost/source'

/** The configuration that the tests, the catalog and the pages of the root share. */
export default defineConfig({
  plugins: [react(), manifestModule, apiModule],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
})
