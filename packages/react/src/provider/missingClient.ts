/** The error where nobody said which service to ask. */
export function missingClient(): Error {
  return new Error(
    'There is no SignpostProvider with a `client` here or above, so it is not known which service to ask. ' +
      'Put <SignpostProvider client={{ baseUrl, apiKey }}> around the app.',
  )
}
