/** Returns a handler that calls the handler of the app first, which can prevent ours. */
export function before<Happening extends { readonly defaultPrevented: boolean }>(
  given: ((event: Happening) => void) | undefined,
  ours: (event: Happening) => void,
): (event: Happening) => void {
  return (event) => {
    given?.(event)
    if (!event.defaultPrevented) ours(event)
  }
}
