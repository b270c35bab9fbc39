import { type AddressValues, addressFormat, toAlpha3 } from '@signpost/client/domain'
import { textOf } from './fields.ts'

/** An address in the form of a provider. */
export interface PostalParts {
  /** The lines of the street, with or without the unit. */
  readonly lines: readonly (string | undefined)[]
  /** The unit, such as `Apt 3`. */
  readonly unit?: string | undefined
  /** A district of the city. */
  readonly area?: string | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly postal?: string | undefined
  /** Alpha-2. */
  readonly country: string
}

/** The form values of a provider's address: number and street, then the unit, and the parts that the country has fields for. */
export function postalValues(parts: PostalParts): AddressValues {
  const { area, city, state, postal, country } = parts
  const format = addressFormat(toAlpha3(country) ?? '', false)?.lines.join('') ?? 'DCAZ'
  const has = (fields: RegExp, value: string | undefined): string | undefined =>
    fields.test(format) ? value : undefined
  const ownArea = has(/D/, area)
  const lines = parts.lines.flatMap((line) => (!line || line === ownArea ? [] : [line]))
  const [street, ...others] = withoutUnit(lines, parts.unit)
  return clean({
    'address-line1': street,
    'address-line2': others.join(', '),
    'address-level3': ownArea,
    'address-level2': has(/[CL]/, city),
    'address-level1': has(/[AE]/, state),
    'postal-code': has(/Z/, postal),
    country,
  })
}

/** The lines with the unit after the street, wherever the provider writes it. */
function withoutUnit(lines: readonly string[], unit: string | undefined): readonly string[] {
  if (unit === undefined) return lines
  for (const [index, line] of lines.entries()) {
    const parts = partsOf(line, unit)
    if (parts === undefined) continue
    const [rest, whole] = parts
    const [street, ...others] = lines
      .map((other, at) => (at === index ? rest : other))
      .filter(Boolean)
    return street === undefined ? [whole] : [street, whole, ...others]
  }
  return lines
}

/** The rest of a line, and the unit with its designator: `1 Main St` and `Apt 3`. Undefined for a line without the unit. */
function partsOf(line: string, unit: string): readonly [rest: string, unit: string] | undefined {
  if (line === unit) return ['', unit]
  if (line.startsWith(`${unit}, `)) return [line.slice(unit.length + 2), unit]
  if (!line.endsWith(unit)) return undefined
  const head = line.slice(0, -unit.length)
  const designator =
    /(?:^|[\s,])((?:apt|apartment|bldg|fl|flat|floor|rm|room|ste|suite|unit)\.? +|#)$/i.exec(
      head,
    )?.[1] ?? ''
  // A number alone may be the house number.
  const isSure = designator !== '' || /, ?$/.test(head) || (/[\s,]$/.test(head) && /\D/.test(unit))
  const rest = head.slice(0, head.length - designator.length).replace(/[\s,]+$/, '')
  return isSure && rest ? [rest, `${designator}${unit}`] : undefined
}

function clean(values: AddressValues): AddressValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}

/** The texts joined by a separator; undefined when there are none. */
export function joined(separator: string, ...texts: readonly unknown[]): string | undefined {
  return texts.map(textOf).filter(Boolean).join(separator) || undefined
}
