export {
  type MapApp,
  type MapAppLink,
  type MapAppQuestion,
  mapAppLink,
  mapApps,
} from '../domain/mapAppLink.ts'
export { OpenIn, type OpenInProps } from './OpenIn.tsx'
export type { OpenInMessages } from './OpenInMessages.ts'
export { type OpenInMenu, type OpenInOptions, useOpenIn } from './useOpenIn.ts'
