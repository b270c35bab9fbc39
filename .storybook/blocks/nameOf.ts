/** The name of a component from its documentation, because the build shortens function names. */
export function nameOf(component: unknown): string {
  if (typeof component !== 'function' && typeof component !== 'object') return ''
  const { __docgenInfo: known } = Object(component)
  return typeof known?.displayName === 'string' ? known.displayName : ''
}
