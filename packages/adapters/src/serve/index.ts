export { run } from './run.ts'
export { places, routes, serveFlags } from './serveFlags.ts'
export { serveProviders } from './serveProviders.ts'
