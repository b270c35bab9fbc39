/** The name of a component as its documentation has it: the build shortens that of the function. */
export function nameOf(component: unknown): string {
  if (typeof component !== 'function' && typeof component !== 'object') return ''
  const { __docgenInfo: known } = Object(component)
  return typeof known?.displayName === 'string' ? known.displayName : ''
}
