export { build } from './cli/build.ts'
export { demo } from './cli/demo.ts'
export { serve } from './cli/serve.ts'
