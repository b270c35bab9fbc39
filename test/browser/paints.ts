import { page } from 'vitest/browser'

/** True when a color is visible anywhere in an element, as on a screenshot of it. */
export async function paints(
  element: Element,
  color: readonly [red: number, green: number, blue: number],
): Promise<boolean> {
  const base64 = await page.elementLocator(element).screenshot({ save: false })
  const picture = new Image()
  picture.src = `data:image/png;base64,${base64}`
  await picture.decode()
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is no canvas.')
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, picture.width, picture.height)
  for (let at = 0; at < data.length; at += 4) {
    if (color.every((value, channel) => data[at + channel] === value)) return true
  }
  return false
}
