import { attempt } from '../attempt.ts'

/** The normalized form of an absolute `http:` or `https:` URL, or of a URL that only lacks the scheme (`//host/path`, `www.host`), which becomes `https:`; `undefined` for everything else. Content of places is untrusted: scripts, other schemes, relative URLs, credentials, and spellings that a reader and a browser would take for different hosts are all refused. */
export function safeUrl(value: string): string | undefined {
  return readUrl(value)?.href
}

/**
 * The host to show beside a link, with its port if it has an unusual one. Other scripts stay in their ASCII form (`xn--…`), so that no letter can be mistaken for another. `undefined` when `safeUrl` returns undefined.
 */
export function urlHost(value: string): string | undefined {
  return readUrl(value)?.host
}

function readUrl(value: string): URL | undefined {
  const text = value.trim().replace(/^(?:\/\/(?=[^/?#])|(?=www\.))/i, 'https://')
  if (!startsAbsolute.test(text) || misleading.test(text)) return undefined
  return attempt(() => new URL(text))
}

// A browser also accepts `https:host` and `https:///host`, which only deceive, as credentials do.
const startsAbsolute = /^https?:\/\/[^/?#@]+([/?#]|$)/i

// A browser removes tabs and line breaks and converts backslashes, so a reader would see another URL.
const misleading = /[\p{Cc}\p{Default_Ignorable_Code_Point}\\]/u
