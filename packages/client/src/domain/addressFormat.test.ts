import { expect, test } from 'vitest'
import { addressFormat } from './addressFormat.ts'
import { toAlpha3 } from './country.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const countries = [...letters].flatMap((a) => [...letters].flatMap((b) => toAlpha3(a + b) ?? []))

test('every format has a street, a house number and a city, each part once', () => {
  const known = countries.flatMap((code) => [
    ...(addressFormat(code, false)?.lines.length ? [addressFormat(code, false)] : []),
    ...(addressFormat(code, true)?.countryFirst ? [addressFormat(code, true)] : []),
  ])
  expect(known.length).toBeGreaterThan(200)
  for (const format of known) {
    const parts = (format?.lines ?? []).join('').replace(/[^A-Za-z]/g, '')
    expect(new Set(parts.toUpperCase()).size).toBe(parts.length)
    expect(parts).toMatch(/^(?=.*N)(?=.*S)(?=.*[CLc])[NSDCAZELacdz]+$/)
  }
})

test('only countries have formats', () => {
  for (const code of ['', ' ', 'A', 'US', 'XXX', 'USA VIR', 'constructor', '__proto__']) {
    expect(addressFormat(code, true)).toBeUndefined()
  }
})
