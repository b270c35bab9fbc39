export type { UserLocation } from '../../hooks/place-search/locateUser.ts'
export {
  type LocateOptions,
  type Locating,
  useLocate,
} from '../../hooks/useLocate.ts'
export type { LocateButtonMessages } from '../../messages/locate-button/LocateButtonMessages.ts'
export { LocateButton, type LocateButtonProps } from './LocateButton.tsx'
