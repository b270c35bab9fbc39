export { BrandName } from './BrandName.tsx'
export { BrandPicker } from './BrandPicker.tsx'
export type { BrandPickerMessages } from './BrandPickerMessages.ts'
export type {
  BrandNameProps,
  BrandPickerClassNames,
  BrandPickerProps,
  BrandPickerSlots,
} from './BrandPickerProps.ts'
export type {
  BrandPickerActions,
  BrandPickerGetters,
  BrandPickerState,
} from './BrandPickerState.ts'
export type { BrandTier, BrandTierName } from './brandTiers.ts'
export type { BrandPickerOptions } from './useBrandPicker.ts'
export { useBrandPicker } from './useBrandPicker.ts'
