import { expect, test } from 'vitest'
import { addressFormat } from './addressFormat.ts'
import { toAlpha3 } from './country.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const countries = [...letters].flatMap((a) => [...letters].flatMap((b) => toAlpha3(a + b) ?? []))

test('every format has a street, a house number and a city, each part once', () => {
  const known = countries.flatMap((code) => addressFormat(code, '東') ?? [])
  expect(known.length).toBeGreaterThan(120)
  for (const { lines } of known) {
    const parts = lines.join('').replace(/[^A-Z]/g, '')
    expect(new Set(parts).size).toBe(parts.length)
    expect(parts).toMatch(/^(?=.*N)(?=.*S)(?=.*C)[NSDCAZ]+$/)
  }
})

test('only countries have formats', () => {
  for (const code of ['', ' ', 'A', 'US', 'XXX', 'USA VIR', 'constructor', '__proto__']) {
    expect(addressFormat(code, '東')).toBeUndefined()
  }
})
