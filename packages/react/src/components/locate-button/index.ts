export {
  type LocateOptions,
  type Locating,
  type UserLocation,
  useLocate,
} from '../../hooks/useLocate.ts'
export { LocateButton, type LocateButtonProps } from './LocateButton.tsx'
