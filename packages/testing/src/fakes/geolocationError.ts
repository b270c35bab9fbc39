const kinds = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const

const messages: Readonly<Record<keyof typeof kinds, string>> = {
  PERMISSION_DENIED: 'User denied Geolocation',
  POSITION_UNAVAILABLE: 'Position unavailable',
  TIMEOUT: 'Timeout expired',
}

/** The error as a browser hands it over. */
export function geolocationError(kind: keyof typeof kinds): GeolocationPositionError {
  return { ...kinds, code: kinds[kind], message: messages[kind] }
}
