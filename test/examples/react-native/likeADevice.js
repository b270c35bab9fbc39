/* global jest */
// Jest's environment has the classes and the Intl of Node. A device has the classes of React Native, and the Intl of Hermes.
const nodeFetch = fetch
const { URL, URLSearchParams } = jest.requireActual('react-native/Libraries/Blob/URL')
// It is what React Native has for `fetch`, and takes the place of what is missing only.
for (const name of ['fetch', 'Headers', 'Request', 'Response']) delete globalThis[name]
jest.requireActual('whatwg-fetch')
Object.assign(globalThis, { URL, URLSearchParams })

const missing = ['DisplayNames', 'DurationFormat', 'ListFormat', 'Locale', 'PluralRules']
for (const name of [...missing, 'RelativeTimeFormat', 'Segmenter', 'supportedValuesOf']) {
  delete Intl[name]
}

/** Sends the requests to the service of the test. */
globalThis.fetch = async (address, { headers }) => {
  const url = address.replace('https://geo.example', process.env.GEO_URL)
  const answer = await nodeFetch(url, { headers: [...headers] })
  return new Response(await answer.text(), { status: answer.status })
}
