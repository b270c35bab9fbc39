export type { BrandTier, BrandTierName } from '../../domain/brandTiers.ts'
export type { BrandPickerOptions } from '../../hooks/brand-picker/BrandPickerOptions.ts'
export type {
  BrandPickerActions,
  BrandPickerGetters,
  BrandPickerState,
} from '../../hooks/brand-picker/BrandPickerState.ts'
export { useBrandPicker } from '../../hooks/useBrandPicker.ts'
export type { BrandPickerMessages } from '../../messages/brand-picker/BrandPickerMessages.ts'
export { BrandName } from './BrandName.tsx'
export { BrandPicker } from './BrandPicker.tsx'
export type {
  BrandNameProps,
  BrandPickerClassNames,
  BrandPickerProps,
  BrandPickerSlots,
} from './BrandPickerProps.ts'
