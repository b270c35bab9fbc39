import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Comparison {
  /** The share of points that differ, from 0 to 1; 1 where the sizes do. */
  readonly share: number
  /** The points that differ, in red; absent where the sizes do. */
  readonly picture?: Buffer
}

/** Compares two pictures as eyes do: smoothed edges and differences that nobody sees do not count. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)]
  const { width, height } = old
  if (width !== now.width || height !== now.height) return { share: 1 }
  const picture = new PNG({ width, height })
  const points = pixelmatch(old.data, now.data, picture.data, width, height, { threshold: 0.15 })
  return { share: points / (width * height), picture: PNG.sync.write(picture) }
}
