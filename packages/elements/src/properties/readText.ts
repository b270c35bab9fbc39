import { logToConsole } from '../logToConsole.ts'
import type { AttributeKind } from './AttributeKind.ts'

const reported = new Set<string>()

/** The value of a property from a text. An invalid text is ignored, and reported once. */
export function readText(
  { localName }: Element,
  name: string,
  kind: AttributeKind | null | undefined,
  text: string | null,
): unknown {
  const value = kind?.read(text)
  const report = `<${localName}>: "${text}" is not a valid ${name}.`
  if (value === undefined && text?.trim() && !reported.has(report)) {
    reported.add(report)
    logToConsole('warn', report)
  }
  return value
}
