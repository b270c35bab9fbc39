import { test } from 'vitest'
import { fits, placeAndAddress } from '../test/fits.tsx'
import { languages } from '../test/languages.ts'

const { ar, de, es, fr, it: italian, ...late } = languages

// The five others are in languages.browser.test.tsx.
test.each(Object.entries(late))('in %s, routes, results and catalogs fit', fits())

test.each(Object.entries(languages))('in %s, a place and an address fit', fits(placeAndAddress))
