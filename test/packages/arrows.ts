/** Which packages a package may name in its package.json: the arrows of the house, as dependencies. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  '@signpost/client': [],
  '@signpost/react': ['@signpost/client'],
  '@signpost/map': ['@signpost/client', '@signpost/react'],
  '@signpost/elements': ['@signpost/client', '@signpost/react', '@signpost/map'],
  '@signpost/testing': ['@signpost/client'],
  '@signpost/service': ['@signpost/client'],
}
