export {
  OpeningHours,
  type OpeningHoursClassNames,
  type OpeningHoursProps,
} from './OpeningHours.tsx'
export type { OpeningHoursMessages } from './OpeningHoursMessages.ts'
export type { OpeningDay } from './openingDays.ts'
export type { OpeningSummary } from './openingSummary.ts'
export {
  type OpeningHoursOptions,
  type OpeningHoursView,
  useOpeningHours,
} from './useOpeningHours.ts'
