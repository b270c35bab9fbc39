// In a name of its own, so that the bundler does not put the pictures into the page.
const here = import.meta.url

/** Addresses of pictures that come, on the server of the tests. */
export const pictures: readonly [string, string, string] = [
  new URL('./pictures/green.svg', here).href,
  new URL('./pictures/brown.svg', here).href,
  new URL('./pictures/blue.svg', here).href,
]

/** An address at which there is no picture. */
export function noPicture(name = 'gone'): string {
  return new URL(`/no-pictures/${name}.jpg`, location.href).href
}
