/** Preact listens at each element, so that it needs nothing to be passed on. */
export const passOnEvents = undefined
