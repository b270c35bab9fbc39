// The modules for a chosen or submitted address, loaded together on demand.
export { AddressQuestionStep } from './AddressQuestionStep.tsx'
export { addressValues, certainAddress } from './addressValues.ts'
export { checkQuery, proposalFor } from './proposalFor.ts'
export { typedParts } from './typedParts.ts'
