// The modules for a searched, chosen or submitted address, loaded together on demand.
export { AddressQuestionStep } from './AddressQuestionStep.tsx'
export { addressValues, certainAddress } from './addressValues.ts'
export { createFormReports } from './createFormReports.ts'
export { findNumbers } from './drillDown.ts'
export { addressOf } from './formFields.ts'
export { typedParts } from './typedParts.ts'
export { addTypedRow } from './typedRow.ts'
export { checkQuery, doubtOf, verdictOf } from './verdictOf.ts'
