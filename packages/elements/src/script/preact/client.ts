import './preactCompat.ts'

export { createRoot, hydrateRoot } from 'preact/compat/client'
