export {
  type LocateOptions,
  type Locating,
  type UserLocation,
  useLocate,
} from '../../hooks/useLocate.ts'
export type { LocateButtonMessages } from '../../messages/locate-button/LocateButtonMessages.ts'
export { LocateButton, type LocateButtonProps } from './LocateButton.tsx'
