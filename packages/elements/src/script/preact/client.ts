import './likeReact.ts'

export { createRoot, hydrateRoot } from 'preact/compat/client'
