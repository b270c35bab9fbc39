import type { DirectionsMessages } from './DirectionsMessages.ts'

/** The label of a point of the route: its start, a stop by its number, or its destination. */
export function endLabel(
  index: number,
  count: number,
  messages: DirectionsMessages,
  language: string,
): string {
  if (index === 0) return messages.origin
  if (index === count - 1) return messages.destination
  return messages.stop(new Intl.NumberFormat(language).format(index))
}
