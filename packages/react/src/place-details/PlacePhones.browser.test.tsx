import type { Phone } from '@signpost/client'
import { ar } from '@signpost/react/messages/ar'
import { fr } from '@signpost/react/messages/fr'
import { everything, oddPlaces } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mountElement } from '../../test/mountElement.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { PlacePhones } from './PlacePhones.tsx'

test('phones: `tel:` links of digits and a leading plus, with the extension; a fax is not a link', async () => {
  mountElement(<PlacePhones place={await readPlace(everything)} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    'tel:+59820000201;ext=11',
    'tel:+59840000202;ext=12',
    'tel:+5988000203;ext=13',
    'tel:+59890000204;ext=14',
  ])
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual([
    '+598 2 0000201 ext. 11',
    '+598 4 0000202 ext. 12',
    '+598 800 0203 ext. 13National number',
    '+598 9 0000204 ext. 14Mobile',
    '+598 7 0000205 ext. 15Fax',
  ])
})

test('a number that cannot be dialled is shown without a link', async () => {
  mountElement(<PlacePhones place={await readPlace(oddPlaces.rawPhone)} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('listitem').textContent).toBe('+598 2000-0142 int. 3')
})

test('a number is labeled only where it is not called like any other: the first, a second and one without a type are not', () => {
  const phones: Phone[] = [
    { number: '2900 1234', type: 'primary' },
    { number: '2900 5678', type: 'secondary' },
    { number: '2900 9012' },
    { number: '099 123 456', type: 'mobile' },
  ]
  mountElement(<PlacePhones phones={phones} />)
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual(['2900 1234', '2900 5678', '2900 9012', '099 123 456Mobile'])
})

test.each([
  ['+59824013475', '+598 2401 3475'],
  ['+598 24013475', '+598 2401 3475'],
  ['+14155550100', '+1 415 555 0100'],
  ['+33123456789', '+33 123 456 789'],
  ['+598 2 401 3475', '+598 2 401 3475'],
  ['24013475', '24013475'],
])('the digits of an international number are grouped: %s', (number, shown) => {
  mountElement(<PlacePhones phones={[{ number }]} />)
  expect(screen.getByRole('listitem').textContent).toBe(shown)
})

test('shows a repeated number once, and numbers in another language', () => {
  const phone: Phone = { type: 'primary', number: '01 23 45', extension: '9' }
  mountElement(<PlacePhones phones={[phone, phone]} />, { language: 'fr', messages: fr })
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual(['01 23 45 poste 9', '01 23 45 poste 9'])
})

test('in Arabic the number runs from left to right, and its extension stands after it', async () => {
  mountElement(
    <div dir="rtl">
      <PlacePhones phones={[{ country: '598', area: '2', number: '5550101', extension: '11' }]} />
    </div>,
    { language: 'ar', messages: ar },
  )
  const [number] = screen.getByRole('link').childNodes
  const extension = document.createRange()
  extension.selectNode(screen.getByRole('link').childNodes[1] ?? document)
  expect(number?.textContent).toBe('+598 2 5550101')
  expect(extension.getBoundingClientRect().right).toBeLessThanOrEqual(
    (number as Element).getBoundingClientRect().left + 1,
  )
})

test('renders nothing for a place without phones', () => {
  expect(mountElement(<PlacePhones phones={[]} />).container.innerHTML).toBe('')
})
