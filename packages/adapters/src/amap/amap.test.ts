import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { amap } from './index.ts'

const poi = {
  id: 'B000A8UIN8',
  name: '故宫博物院',
  location: '116.397029,39.917839',
  type: '风景名胜;风景名胜;世界遗产',
  typecode: '110201',
  pname: '北京市',
  cityname: '北京市',
  adname: '东城区',
  address: '景山前街4号',
  business: { tel: '4009501925;010-85007421', opentime_week: '周二至周日 08:30-17:00' },
}
const tip = {
  id: 'B000A8UIN8',
  name: '故宫博物院',
  district: '北京市东城区',
  adcode: '110101',
  location: '116.397029,39.917839',
  address: '景山前街4号',
  typecode: '110201',
  city: [],
}
const area = {
  id: 'B0',
  name: '东城区',
  location: '116.416357,39.928353',
  typecode: '190105',
  address: [],
}
const query = { id: [], name: '博物馆', district: [], location: [], address: [], typecode: [] }
const geocode = {
  formatted_address: '北京市东城区景山前街4号',
  country: '中国',
  province: '北京市',
  city: '北京市',
  district: '东城区',
  street: '景山前街',
  number: '4号',
  location: '116.397029,39.917839',
  level: '门牌号',
}
const ok = { status: '1', info: 'OK', infocode: '10000' }
const pois = (...list: object[]) => ({ ...ok, count: `${list.length}`, pois: list })
const regeo = (addressComponent: object, formatted_address: unknown = []) => ({
  ...ok,
  regeocode: { addressComponent, formatted_address },
})

describeAdapter('amap', {
  create: (fetch) => amap({ apiKey: 'secret-key', fetch }),
  mayStore: false,
  hasNoNames: true,
  operations: {
    suggest: {
      usual: { ...ok, tips: [tip, area, query] },
      read: {
        suggestions: [
          { kind: 'place', line1: '故宫博物院', categories: [{ code: '110201' }] },
          { kind: 'term' },
        ],
      },
      sends: [
        'https://restapi.amap.com/v3/assistant/inputtips?keywords=museum&location=13.405000,52.520000',
        'key=secret-key',
      ],
      empty: { ...ok, tips: [] },
      partial: { ...ok, tips: [{ id: 'x' }, {}] },
    },
    search: {
      usual: pois(poi),
      read: { places: [{ name: '故宫博物院', address: { city: '北京市', countryCode: 'CHN' } }] },
      sends: ['/v5/place/around?keywords=museum', 'location=13.405000,52.520000'],
      empty: pois(),
      partial: pois({ id: 'x' }, {}),
    },
    forwardGeocode: {
      usual: { ...ok, geocodes: [geocode] },
      read: { places: [{ accuracy: 10, address: { street: '景山前街', houseNumber: '4号' } }] },
      sends: ['/v3/geocode/geo?address=Am Lustgarten 1'],
      empty: { ...ok, geocodes: [] },
      partial: { ...ok, geocodes: [{ location: '116.4,39.9' }, {}] },
    },
    reverseGeocode: {
      usual: regeo(
        {
          province: '北京市',
          city: [],
          streetNumber: { street: '景山前街', number: '4号', location: '116.4,39.9' },
        },
        '北京市东城区景山前街4号',
      ),
      read: {
        address: { street: '景山前街', city: '北京市' },
        coordinate: {
          latitude: expect.closeTo(39.8986, 3),
          longitude: expect.closeTo(116.3938, 3),
        },
      },
      sends: ['/v3/geocode/regeo?location=13.405000,52.520000'],
      empty: regeo({ province: [], city: [], streetNumber: {} }),
      partial: regeo({}, '北京市'),
    },
  },
})

const near = { latitude: 39.9163, longitude: 116.3909 }

test('shifts the points of requests and answers', async () => {
  const { fetch, sent } = fakeFetch({ body: pois(poi) })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: amap({ apiKey: 'k', fetch }),
  })
  const { places } = await client.search({ query: '故宫', near })
  // The gate of the palace, which on maps of China is 0.0062 degrees farther east and 0.0014 farther north.
  expect(places[0]?.coordinate?.longitude).toBeCloseTo(116.39079, 4)
  expect(places[0]?.coordinate?.latitude).toBeCloseTo(39.91644, 4)
  const [longitude, latitude] =
    new URL(sent[0]?.url ?? '').searchParams.get('location')?.split(',') ?? []
  expect(Number(longitude)).toBeCloseTo(116.3971, 3)
  expect(Number(latitude)).toBeCloseTo(39.9177, 3)
})

test('searches the whole country without a center', async () => {
  const { fetch, sent } = fakeFetch({ body: pois(poi) })
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: amap({ apiKey: 'k', fetch }),
  })
  const { places } = await client.search({ query: '故宫' })
  expect(sent[0]?.url).toContain('/v5/place/text?')
  expect(places[0]).toMatchObject({
    phones: [{ number: '4009501925' }, { number: '010-85007421' }],
  })
})

test.each([
  ['10001', 'INVALID_USER_KEY', 'key', 'provider_refused', false],
  ['10009', 'USERKEY_PLAT_NOMATCH', 'key', 'provider_refused', false],
  ['10003', 'DAILY_QUERY_OVER_LIMIT', 'limit', 'quota_exceeded', false],
  ['10021', 'CUQPS_HAS_EXCEEDED_THE_LIMIT', 'limit', 'rate_limited', true],
  ['20000', 'INVALID_PARAMS', 'request', 'provider_rejected', false],
  ['30001', 'ENGINE_RESPONSE_DATA_ERROR', 'service', 'provider_failed', true],
])(
  'reads the error %s, %s, in an answer of status 200',
  async (infocode, info, kind, code, retryable) => {
    const { fetch } = fakeFetch({ body: { status: '0', info, infocode } })
    const client = createGeoClient({
      baseUrl: 'https://geo.invalid',
      fetch: amap({ apiKey: 'k', fetch }),
    })
    await expect(client.suggest({ query: 'a', near })).rejects.toMatchObject({
      kind,
      code,
      retryable,
    })
  },
)
