export { serve } from './cli/serve.ts'
