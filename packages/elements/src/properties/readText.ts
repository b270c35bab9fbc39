import { logToConsole } from '../logToConsole.ts'
import { attributeKind, type Kind } from './AttributeKind.ts'

const reported = new Set<string>()

/** The value of a property from a text. An invalid text is ignored, and reported once. */
export function readText(
  { localName }: Element,
  name: string,
  kind: Kind | undefined,
  text: string | null,
): unknown {
  const value = attributeKind(kind)?.read(text)
  const report = `<${localName}>: "${text}" is not a valid ${name}.`
  if (value === undefined && text?.trim() && !reported.has(report)) {
    reported.add(report)
    logToConsole('warn', report)
  }
  return value
}
