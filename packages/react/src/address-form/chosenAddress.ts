// The modules for a searched, chosen or submitted address, loaded together on demand.
export { AddressQuestionStep } from './AddressQuestionStep.tsx'
export { addressValues, certainAddress } from './addressValues.ts'
export { changedFields } from './differences.ts'
export { findNumbers } from './drillDown.ts'
export { addressOf } from './formFields.ts'
export { typedParts } from './typedParts.ts'
export { typedRow } from './typedRow.ts'
export { checkQuery, doubtOf, verdictOf } from './verdictOf.ts'
