import { expect, test } from 'vitest'
import { isModifier, withoutModifiers } from './intent.ts'
import { parseQuery } from './queryWords.ts'

function left(text: string): string {
  const query = withoutModifiers(parseQuery(text, { unfinished: true }))
  return query.words.map((word) => word.text).join(' ')
}

test.each([
  ['farmacia cerca de mí', 'farmacia'],
  ['coffee near me', 'coffee'],
  ['pharmacy near m', 'pharmacy'],
  ['supermercado abierto ahora', 'supermercado'],
  ['ближайшая аптека', 'аптека'],
  ['аптека рядом со мной', 'аптека'],
  ['жақын дәріхана', 'дәріхана'],
  ['gym 24 hours', 'gym'],
  ['farmacia de turno', 'farmacia'],
  ['дежурная аптека', 'аптека'],
  ['аптека 24 часа', 'аптека'],
  ['nächste tankstelle', 'tankstelle'],
  ['tankstelle in der nähe', 'tankstelle'],
  ['pharmacie la plus proche', 'pharmacie'],
  ['najbliższa apteka', 'apteka'],
  ['en yakın eczane', 'eczane'],
  ['صيدلية قريبة مني', 'صيدلية'],
  ['근처 카페', '카페'],
  ['近くのカフェ', 'カフ フェ'],
  ['カフェ 近く', 'カフ フェ'],
  ['附近的加油站', '加油 油站'],
])('removes words such as "near me" and "open now": %s', (text, rest) => {
  expect(left(text)).toBe(rest)
})

test.each(['cerca', 'near me', 'open', 'рядом'])(
  'keeps a modifier that is the whole text: %s',
  (text) => {
    expect(left(text)).toBe(text)
  },
)

test.each([
  ['near me', true],
  ['near m', true],
  ['рядом', true],
  ['cerca de mí', true],
  ['farmacia cerca', false],
  ['nearly', false],
])('%s consists of modifiers only: %s', (text, expected) => {
  expect(isModifier(parseQuery(text, { unfinished: true }))).toBe(expected)
})

test.each([
  ['colonia 1013 apto 302', 'colonia 1013'],
  ['colonia 1013, piso 3', 'colonia 1013'],
  ['colonia 1013 esc 2 apto', 'colonia 1013'],
  ['colonia nro 1013', 'colonia 1013'],
  ['ул. кенесары д. 40 кв. 5', 'ул кенесары 40'],
  ['colonia num 1013 unidad 302', 'colonia 1013'],
  ['дом 40 кенесары', '40 кенесары'],
  ['ауэзова 6 корп 1', 'ауэзова 6к1'],
  ['ауэзова 6 корпус', 'ауэзова 6 корпус'],
  ['apartamento 5', 'apartamento 5'],
  ['calle piso', 'calle piso'],
])('removes the flat, floor and stairs after a house number: %s', (text, rest) => {
  expect(left(text)).toBe(rest)
})

test.each([
  ['угол абая и республики', 'абая и республики'],
  ['esquina de italia y bolivia', 'italia y bolivia'],
  ['corner of main and second', 'main and second'],
  ['esq italia y bolivia', 'italia y bolivia'],
  ['абай мен республика қиылысы', 'абай мен республика'],
  ['main street corner', 'main street corner'],
  ['entre ejido y yi', 'ejido y yi'],
  ['entre rios', 'entre rios'],
])('removes words for "corner" and "between" beside the names of two streets: %s', (text, rest) => {
  expect(left(text)).toBe(rest)
})

test.each([
  ['ejido 1275 entre soriano y canelones', 'ejido 1275'],
  ['18 de julio entre ejido y yi', '18 de julio'],
  ['calle entre rios', 'calle entre rios'],
  ['cp 11300', '11300'],
  ['código postal 11300 montevideo', '11300 montevideo'],
  ['cp 12', 'cp 12'],
])('removes the cross streets after an address, and the words "postal code": %s', (text, rest) => {
  expect(left(text)).toBe(rest)
})

test('the position of the word "and" follows the words that were removed before it', () => {
  const query = withoutModifiers(parseQuery('esquina de italia y bolivia', { unfinished: false }))
  expect(query.connectors).toEqual([{ from: 1, to: 2 }])
})
