/** Creates the error for a hook or component that is used without a provider that has a client. */
export function missingClient(): Error {
  return new Error(
    'There is no SignpostProvider with a `client` here or above, so no request can be sent. ' +
      'Put <SignpostProvider client={{ baseUrl, apiKey }}> around the app.',
  )
}
