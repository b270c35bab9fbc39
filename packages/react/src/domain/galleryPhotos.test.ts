import { hostileLinks } from '@signpost/testing/fixtures'
import { expect, test } from 'vitest'
import { galleryPhotos } from './galleryPhotos.ts'

const [small, large, other] = ['small', 'large', 'other'].map(
  (name) => `https://a.example/${name}.jpg`,
)

function urls(photos: readonly (string | undefined)[], thumbnail?: string, broken?: string[]) {
  const known = photos.filter((url) => url !== undefined)
  return galleryPhotos({ photos: known, thumbnail }, new Set(broken)).map(({ url }) => url)
}

test('the thumbnail represents the first photo', () => {
  expect(galleryPhotos({ photos: [`${large}`, `${other}`], thumbnail: small })).toEqual([
    { key: large, url: large, preview: small },
    { key: other, url: other },
  ])
})

test('a photo that is its own thumbnail is listed once', () => {
  expect(galleryPhotos({ photos: [`${large}`], thumbnail: large })).toEqual([
    { key: large, url: large },
  ])
})

test('the thumbnail is used as a photo where there is no other, and where the first is broken', () => {
  expect(urls([], small)).toEqual([small])
  expect(urls([large, other], small, [`${large}`])).toEqual([small, other])
  expect(urls([large, other], small, [`${small}`])).toEqual([large, other])
})

test('broken photos are dropped, and each photo is listed once', () => {
  expect(urls([large, other, large], undefined, [`${large}`])).toEqual([other])
  expect(urls([large, small], small, [`${large}`])).toEqual([small])
  expect(urls([large], small, [`${large}`, `${small}`])).toEqual([])
})

test.each(hostileLinks)(
  'photos have absolute http and https URLs without credentials, not %j',
  (url) => {
    expect(urls([url, other], url)).toEqual([other])
  },
)
