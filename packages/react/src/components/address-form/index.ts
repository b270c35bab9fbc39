export type { AddressField } from '../../domain/addressLayout.ts'
export type {
  AddressAutofill,
  AddressProgress,
  AddressQuestion,
} from '../../hooks/address-autofill/AddressAutofill.ts'
export type { AddressAutofillOptions } from '../../hooks/address-autofill/AddressAutofillOptions.ts'
export { type AddressAutofillInput, useAddressAutofill } from '../../hooks/useAddressAutofill.ts'
export type { AddressFormMessages } from '../../messages/address-form/AddressFormMessages.ts'
export { AddressFields, type AddressFieldsProps, type AddressFormField } from './AddressFields.tsx'
export { AddressForm, type AddressFormProps } from './AddressForm.tsx'
export { AddressLine, type AddressLineProps } from './AddressLine.tsx'
