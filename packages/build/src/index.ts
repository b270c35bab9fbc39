export { build } from './cli/build.ts'
export { demo } from './cli/demo.ts'
