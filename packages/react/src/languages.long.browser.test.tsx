import { test } from 'vitest'
import { fits, placeAndAddress } from '../test/fits.tsx'
import { ar } from './messages/ar.ts'
import { de } from './messages/de.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { he } from './messages/he.ts'
import { it as italian } from './messages/it.ts'
import { ja } from './messages/ja.ts'
import { ko } from './messages/ko.ts'
import { nl } from './messages/nl.ts'
import { pl } from './messages/pl.ts'
import { pt } from './messages/pt.ts'
import { ru } from './messages/ru.ts'
import { tr } from './messages/tr.ts'
import { uk } from './messages/uk.ts'
import { zh } from './messages/zh.ts'

const late = { he, ja, ko, nl, pl, pt, ru, tr, uk, zh }
const daily = { ar, de, es, fr, it: italian }

// The daily languages are in languages.browser.test.tsx.
test.each(Object.entries(late))('in %s, routes, results and catalogs fit', fits())

test.each(Object.entries({ ...daily, ...late }))(
  'in %s, a place and an address fit',
  fits(placeAndAddress),
)
