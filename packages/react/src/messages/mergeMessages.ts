import type { PartialMessages } from './Messages.ts'

/** A table of messages, or a part of one, with the messages of another merged over it. */
export function mergeMessages(
  below: PartialMessages | undefined,
  above: PartialMessages | undefined,
): PartialMessages {
  const merged: Record<string, object> = { ...below }
  for (const [part, messages] of Object.entries(above ?? {})) {
    merged[part] = { ...merged[part], ...messages }
  }
  return merged
}
