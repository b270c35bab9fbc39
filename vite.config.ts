import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { virtualModules } from './.scripts/virtualModules.ts'

// Packages see each other's sources through this condition, with no build in between.
const source = '@signpost/source'

/** The configuration that the tests, the catalog and the pages of the root share. */
export default defineConfig({
  plugins: [react(), virtualModules],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
})
