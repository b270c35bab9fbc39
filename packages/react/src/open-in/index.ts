export {
  type MapApp,
  type MapAppLink,
  type MapAppLinkOptions,
  mapAppLink,
  mapApps,
} from '../domain/mapAppLink.ts'
export { OpenIn, type OpenInProps } from './OpenIn.tsx'
export type { OpenInMessages } from './OpenInMessages.ts'
export { type OpenInOptions, type OpenInState, useOpenIn } from './useOpenIn.ts'
