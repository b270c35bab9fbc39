import { expect, test } from 'vitest'
import { postalValues } from './postalValues.ts'

test.each([
  ['the end of the street', ['1 Main St Apt 3'], 'Apt 3', '1 Main St', 'Apt 3'],
  ['the end, without its designator', ['1 Main St Apt 3'], '3', '1 Main St', 'Apt 3'],
  ['the end, with a sign', ['111 8th Ave #7'], '7', '111 8th Ave', '#7'],
  ['the end, with a comma', ['Calle Mayor 5, 2'], '2', 'Calle Mayor 5', '2'],
  ['the beginning', ['Flat 2, 10 High Street'], 'Flat 2', '10 High Street', 'Flat 2'],
  ['a line of its own above', ['Flat 2', '10 High Street'], 'Flat 2', '10 High Street', 'Flat 2'],
  ['a line of its own below', ['10 High Street', 'Flat 2'], 'Flat 2', '10 High Street', 'Flat 2'],
  ['nowhere', ['10 High Street'], 'Flat 2', '10 High Street', undefined],
  ['the number of the house', ['Hauptstr. 5'], '5', 'Hauptstr. 5', undefined],
  ['part of the number', ['High Street 11'], '1', 'High Street 11', undefined],
  ['the only line', ['PO Box 4'], 'PO Box 4', 'PO Box 4', undefined],
])('finds the unit in %s', (_, lines, unit, line1, line2) => {
  const values = postalValues({ lines, unit, country: 'GB' })
  expect([values['address-line1'], values['address-line2']]).toEqual([line1, line2])
})

test('has only the fields of the country', () => {
  const parts = {
    lines: ['Schubartstr. 111', 'Bissingen'],
    area: 'Bissingen',
    city: 'Bietigheim',
    state: 'Baden-Württemberg',
    postal: '74321',
  }
  expect(postalValues({ ...parts, country: 'DE' })).toEqual({
    'address-line1': 'Schubartstr. 111',
    'address-line2': 'Bissingen',
    'address-level2': 'Bietigheim',
    'postal-code': '74321',
    country: 'DE',
  })
  expect(postalValues({ ...parts, country: 'BR' })).toMatchObject({
    'address-level3': 'Bissingen',
    'address-level1': 'Baden-Württemberg',
  })
  expect(postalValues({ ...parts, country: 'BR' })).not.toHaveProperty('address-line2')
})
