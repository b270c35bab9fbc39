export { explain } from './cli/explain.ts'
export {
  basePath,
  type Flag,
  flagHelp,
  flagTable,
  frameSources,
  onOff,
  text,
  url,
  urls,
  variableOf,
} from './cli/Flag.ts'
export {
  type Environment,
  type FlagValues,
  readFlags,
  UsageError,
} from './cli/readFlags.ts'
export { loadKeys, readSettings } from './cli/readSettings.ts'
export { requireFreePort } from './cli/requireFreePort.ts'
export { type Command, runCommand } from './cli/runCommand.ts'
export * as serverFlags from './cli/serverFlags.ts'
export { serveUntilStopped } from './cli/serveUntilStopped.ts'
export type { AppEnv } from './http/AppEnv.ts'
export { type BaseApp, type BaseAppOptions, createBaseApp } from './http/createBaseApp.ts'
export {
  createNodeServer,
  type Fetch,
  type Limits,
  type NodeServer,
} from './http/createNodeServer.ts'
export { ALLOWED_METHODS } from './http/crossOrigin.ts'
export { MAX_URL_LENGTH } from './http/guardUrl.ts'
export type { PartHealth, PartsHealth, Readiness } from './http/health.ts'
export { createMetrics, type Metrics } from './http/metrics.ts'
export { answerError, ServiceError, timedOut } from './http/ServiceError.ts'
export { acceptsGzip, MIN_COMPRESSED_BYTES, sendCompressed } from './http/sendCompressed.ts'
export {
  type RunningServer,
  type Served,
  type ServerSettings,
  startServer,
} from './http/startServer.ts'
export { withDeadline } from './http/withDeadline.ts'
export { KeyRing, type TakeShared } from './keys/KeyRing.ts'
export { type ApiKey, DEMO_KEY, demoKey, readKeys } from './keys/readKeys.ts'
export type { LogHealth } from './log/createLog.ts'
export { createLog, type Log } from './log/createLog.ts'
