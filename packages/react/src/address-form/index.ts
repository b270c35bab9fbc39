export type { AddressField } from '@signpost/client'
export type {
  AddressAutofill,
  AddressAutofillOptions,
  AddressProgress,
  AddressQuestion,
} from './AddressAutofill.ts'
export {
  AddressFields,
  type AddressFieldsClassNames,
  type AddressFieldsProps,
  type AddressFormField,
} from './AddressFields.tsx'
export { AddressForm, type AddressFormClassNames, type AddressFormProps } from './AddressForm.tsx'
export type { AddressFormEvent } from './AddressFormEvent.ts'
export type { AddressFormMessages } from './AddressFormMessages.ts'
export { AddressLine, type AddressLineProps } from './AddressLine.tsx'
export type { AddressChange } from './differences.ts'
export type { AddressAutofillInput } from './useAddress.ts'
