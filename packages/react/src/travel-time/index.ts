export { TravelTime, type TravelTimeProps } from './TravelTime.tsx'
export {
  type TravelTimeOptions,
  type TravelTimeSettings,
  type TravelTimeState,
  useTravelTime,
} from './useTravelTime.ts'
