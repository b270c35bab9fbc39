import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Comparison {
  /** The share of different pixels, from 0 to 1; 1 for different sizes. */
  readonly share: number
  /** The different pixels in red; absent for different sizes. */
  readonly picture?: Buffer
}

/** Compares two pictures like eyes do: antialiasing and invisible differences are ignored. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)]
  const { width, height } = old
  if (width !== now.width || height !== now.height) return { share: 1 }
  const picture = new PNG({ width, height })
  const points = pixelmatch(old.data, now.data, picture.data, width, height, { threshold: 0.15 })
  return { share: points / (width * height), picture: PNG.sync.write(picture) }
}
