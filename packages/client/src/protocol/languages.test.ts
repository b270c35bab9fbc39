import { expect, test } from 'vitest'
import { acceptedLanguage, preferredLanguage, readerLanguages } from './languages.ts'

test.each([
  ['', undefined],
  ['pt-BR', undefined],
  ['fr', 'fr'],
  ['de-AT,en;q=0.5', 'de'],
  ['en;q=0.2, es;q=0.9', 'es'],
  ['pt, it;q=0.1', 'it'],
  ['fr;q=0, en', 'en'],
  ['fr;q=x, en;q=0.1', 'en'],
  ['frankish', undefined],
  [';;;,,,q=1', undefined],
])('the header %j asks for %j', (header, expected) => {
  expect(acceptedLanguage(header)).toBe(expected)
})

test.each([
  ['', { catalog: 'en', own: undefined }],
  ['*', { catalog: 'en', own: undefined }],
  ['kk', { catalog: 'en', own: 'kk' }],
  ['kk-KZ, ru;q=0.9, fr;q=0.5', { catalog: 'fr', own: 'kk' }],
  ['de;q=0.2, es-UY', { catalog: 'es', own: 'es' }],
  ['<script>, it', { catalog: 'it', own: undefined }],
])('the header %j prefers %j', (header, expected) => {
  expect(readerLanguages(header)).toEqual(expected)
})

test.each([
  [{}, undefined],
  [{ 'Accept-Language': 'de-AT,en;q=0.5' }, 'de-AT'],
  [{ 'Accept-Language': 'de', 'Accepted-Language': 'kk' }, 'kk'],
  [{ 'Accept-Language': '*' }, undefined],
  [{ 'Accept-Language': 'de&key=1' }, undefined],
])('the headers %j prefer %j', (headers, expected) => {
  expect(preferredLanguage(new Headers(headers))).toBe(expected)
})
