export type { UserLocation } from '../internals/locateUser.ts'
export { LocateButton, type LocateButtonProps } from './LocateButton.tsx'
export type { LocateButtonMessages } from './LocateButtonMessages.ts'
export {
  type LocateOptions,
  type LocateState,
  useLocate,
} from './useLocate.ts'
