// The code that the commands of `@signpost/build` share with those of the service. It is not a public interface.
export { loadFolder } from '../cli/load.ts'
export { openLog, serveData } from '../cli/serve.ts'
export { data, serveFlags, verify } from '../cli/serveFlags.ts'
export { region } from '../cli/storeFlags.ts'
export type { RunningService } from '../startService.ts'
