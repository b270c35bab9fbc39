import { expect, test } from 'vitest'
import { type MapAppLinkOptions, mapAppLink, mapApps } from './mapAppLink.ts'

const coordinate = { latitude: -34.9058801234, longitude: -56.1913 }
const origin = { latitude: 0.0000001, longitude: -56.2 }

const urls = (question: MapAppLinkOptions): (string | undefined)[] =>
  mapApps.map((app) => mapAppLink(app, question)?.url)

test('links to a place, with its name where the app shows one', () => {
  expect(urls({ coordinate, name: 'Bar & Grill (old)' })).toEqual([
    'https://www.google.com/maps/search/?api=1&query=-34.90588%2C-56.1913',
    'https://maps.apple.com/?ll=-34.90588%2C-56.1913&q=Bar+%26+Grill+%28old%29',
    'https://www.waze.com/ul?ll=-34.90588%2C-56.1913',
    'geo:-34.90588,-56.1913?q=-34.90588,-56.1913(Bar%20%26%20Grill%20%20old)',
  ])
  expect(urls({ coordinate }).slice(1)).toEqual([
    'https://maps.apple.com/?ll=-34.90588%2C-56.1913&q=-34.90588%2C-56.1913',
    'https://www.waze.com/ul?ll=-34.90588%2C-56.1913',
    'geo:-34.90588,-56.1913?q=-34.90588,-56.1913',
  ])
})

test('a name with broken characters still gives a valid URL', () => {
  expect(urls({ coordinate, name: 'Bar\ud800 a+b' })[3]).toContain('(Bar%EF%BF%BD%20a%2Bb)')
})

test('links to a route, with both ends where the app takes them, and says where it does not', () => {
  expect(urls({ coordinate, origin })).toEqual([
    'https://www.google.com/maps/dir/?api=1&origin=0%2C-56.2&destination=-34.90588%2C-56.1913&travelmode=driving',
    'https://maps.apple.com/?saddr=0%2C-56.2&daddr=-34.90588%2C-56.1913&dirflg=d',
    'https://www.waze.com/ul?ll=-34.90588%2C-56.1913&navigate=yes',
    'geo:-34.90588,-56.1913?q=-34.90588,-56.1913',
  ])
  expect(mapApps.map((app) => mapAppLink(app, { coordinate, origin })?.isFromHere)).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('the link names the vehicle; an app that only drives is not offered on foot', () => {
  const [google, apple, waze] = urls({ coordinate, origin, vehicle: 'pedestrian' })
  expect([google, apple, waze]).toEqual([
    expect.stringContaining('travelmode=walking'),
    expect.stringContaining('dirflg=w'),
    undefined,
  ])
  const bicycle = urls({ coordinate, origin, vehicle: 'bicycle' })
  expect(bicycle[1]).not.toContain('dirflg')
  expect(bicycle[2]).toBeUndefined()
})

test('a route with stops is offered only by apps that take stops', () => {
  const [google, ...others] = urls({ coordinate, origin, via: [coordinate, origin] })
  expect(google).toContain('waypoints=-34.90588%2C-56.1913%7C0%2C-56.2')
  expect(others).toEqual([undefined, undefined, undefined])
})
