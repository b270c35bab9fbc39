// The provider without the components, for bundlers that include all of an entry point instead of what is imported from it.
export type { Environment } from './domain/Environment.ts'
export type { Near } from './domain/near.ts'
export { SignpostProvider, type SignpostProviderProps } from './provider/SignpostProvider.tsx'
export type { Signpost, TimeZoneAt } from './provider/settings.ts'
export { useCapabilities } from './provider/useCapabilities.ts'
export { useMessages } from './provider/useMessages.ts'
export { useSignpost } from './provider/useSignpost.ts'
