import { expect, test } from 'vitest'
import { ar } from '../../messages/ar.ts'
import { de } from '../../messages/de.ts'
import { es } from '../../messages/es.ts'
import { fr } from '../../messages/fr.ts'
import { it as italian } from '../../messages/it.ts'
import { en, type NoticeMessages } from '../../messages/NoticeMessages.ts'
import { waitText } from './useWaitText.ts'

const hour = 3600
const words = (seconds: number, language = 'en', messages: NoticeMessages = en): string =>
  messages.tryAgain(waitText(seconds, language, messages))

test.each([
  [1, 'Try again in a few seconds.'],
  [10, 'Try again in a few seconds.'],
  [11, 'Try again in 1 minute.'],
  [90, 'Try again in 1 minute.'],
  [91, 'Try again in a few minutes.'],
  [10 * 60, 'Try again in a few minutes.'],
  [601, 'Try again in 1 hour.'],
  [hour, 'Try again in 1 hour.'],
  [hour + 1, 'Try again in a few hours.'],
  [12 * hour, 'Try again in a few hours.'],
  [12 * hour + 1, 'Try again tomorrow.'],
  [36 * hour, 'Try again tomorrow.'],
  [36 * hour + 1, 'Try again in a few days.'],
  [999_999, 'Try again in a few days.'],
])('%d seconds: %s', (seconds, sentence) => {
  expect(words(seconds)).toBe(sentence)
})

test.each([
  ['en', en, 'Try again in 1 minute.', 'Try again tomorrow.', 'Try again in a few days.'],
  [
    'fr',
    fr.notice,
    'Réessayez dans 1 minute.',
    'Réessayez demain.',
    'Réessayez dans quelques jours.',
  ],
  [
    'es',
    es.notice,
    'Inténtalo de nuevo dentro de 1 minuto.',
    'Inténtalo de nuevo mañana.',
    'Inténtalo de nuevo en unos días.',
  ],
  [
    'de',
    de.notice,
    'Versuchen Sie es in 1 Minute noch einmal.',
    'Versuchen Sie es morgen noch einmal.',
    'Versuchen Sie es in einigen Tagen noch einmal.',
  ],
  ['it', italian.notice, 'Riprova tra 1 minuto.', 'Riprova domani.', 'Riprova tra qualche giorno.'],
  [
    'ar',
    ar.notice,
    'حاول مرة أخرى خلال دقيقة واحدة.',
    'حاول مرة أخرى غدًا.',
    'حاول مرة أخرى خلال أيام.',
  ],
] as const)('in %s', (language, messages, minute, tomorrow, days) => {
  expect(words(60, language, messages)).toBe(minute)
  expect(words(24 * hour, language, messages)).toBe(tomorrow)
  expect(words(11 * 24 * hour, language, messages)).toBe(days)
  for (const wait of [5, 300, 2 * hour]) {
    // The text has no number of seconds, no odd spaces and no missing parts.
    expect(words(wait, language, messages)).not.toMatch(/\d|[\u00a0\u202f]|undefined/)
  }
})
