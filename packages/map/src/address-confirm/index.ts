export { AddressConfirm, type AddressConfirmProps } from './AddressConfirm.tsx'
export type { AddressConfirmMessages } from './AddressConfirmMessages.ts'
export {
  type AddressConfirmOptions,
  type AddressConfirmState,
  useAddressConfirm,
} from './useAddressConfirm.ts'
