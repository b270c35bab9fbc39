import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { comparePictures } from './comparePictures.ts'

/** A white picture with this number of black pixels. */
function picture(black: number, width = 10): Buffer {
  const png = new PNG({ width, height: 10 })
  png.data.fill(255)
  for (let point = 0; point < black; point++) png.data.fill(0, point * 4, point * 4 + 3)
  return PNG.sync.write(png)
}

test('finds no difference between equal pictures', () => {
  expect(comparePictures(picture(3), picture(3)).share).toBe(0)
})

test('returns the share of different pixels, and marks them', () => {
  const { share, picture: marked } = comparePictures(picture(0), picture(20))
  expect(share).toBeCloseTo(0.2)
  expect(marked && PNG.sync.read(marked).data.subarray(0, 3)).toEqual(Buffer.from([255, 0, 0]))
})

test('pictures of different sizes differ', () => {
  expect(comparePictures(picture(0), picture(0, 12))).toEqual({ share: 1 })
})
