// Only components with an outline load this function, with its exact arithmetic.
export { isInside } from '@signpost/client/domain'
