/** Preact listens at each element, so no event has to be passed on. */
export const passOnEvents = undefined
