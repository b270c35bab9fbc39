export type { OpeningDay } from '../../hooks/opening-hours/openingDays.ts'
export type { OpeningSummary } from '../../hooks/opening-hours/openingSummary.ts'
export {
  type OpeningHoursOptions,
  type OpeningHoursView,
  useOpeningHours,
} from '../../hooks/useOpeningHours.ts'
export type { OpeningHoursMessages } from '../../messages/opening-hours/OpeningHoursMessages.ts'
export { OpeningHours, type OpeningHoursProps } from './OpeningHours.tsx'
