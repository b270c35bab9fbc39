export const phoneTypes = ['primary', 'secondary', 'national', 'mobile', 'fax'] as const
export type PhoneType = (typeof phoneTypes)[number]

/** A phone number in the parts and the format that the service sends. */
export interface Phone {
  readonly type?: PhoneType | undefined
  readonly country?: string | undefined
  readonly area?: string | undefined
  readonly number: string
  readonly extension?: string | undefined
}

/** A `tel:` URL of digits and a leading plus, with the extension if there is one. `undefined` when the number has letters, is several numbers or has too many digits, so that a link never calls a wrong number. */
export function phoneLink(phone: Phone): string | undefined {
  const number = writeNumber(phone)
  const digits = onlyDigits(number)
  if (undialable.test(number) || !isDialable(digits)) return undefined
  const extension = onlyDigits(phone.extension ?? '')
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}${isDialable(extension, 1) ? `;ext=${extension}` : ''}`
}

/** The whole number as a reader expects it, such as `+49 30 901820 ext. 12`. Show it left to right in every language. */
export function phoneText(phone: Phone, extensionLabel = 'ext.'): string {
  const extension = tidy(phone.extension ?? '')
  return writeNumber(phone) + (extension && ` ${extensionLabel} ${extension}`)
}

function writeNumber(phone: Phone): string {
  const number = tidy(phone.number)
  const area = tidy(phone.area ?? '')
  // The usual prefix of calls abroad. No national number starts with it; after an area code it has no special meaning.
  const isWhole = number.startsWith('+') || (number.startsWith('00') && area === '')
  if (isWhole) return number.replace(/^00/, '+').replace(/\(0\) ?/, '')

  const local = tidy(`${area} ${number}`)
  const country = onlyDigits(phone.country ?? '').replace(/^0+/, '')
  return country ? `+${country} ${dropTrunkPrefix(local, country)}` : local
}

/** Removes the digit that is dialed only within the country, such as the 0 of 030. */
function dropTrunkPrefix(local: string, country: string): string {
  if (country === '1') return local.replace(/^[^\d]*1[^\d(]*/, '')
  return keepsZero.has(country) ? local : local.replace(/^\(0\) ?|^([^\d]*)0 ?/, '$1')
}

/** Countries where the leading 0 is part of the number: Italy, San Marino, the Vatican, Ivory Coast, Gabon, Congo. */
const keepsZero: ReadonlySet<string> = new Set(['39', '378', '379', '225', '241', '242'])

/** Letters, and the marks of pauses, service codes and a second number. */
const undialable = /[\p{L}#*,;|]/u

/** E.164 allows 15 digits. */
function isDialable(digits: string, least = 2): boolean {
  return digits.length >= least && digits.length <= 15
}

/** Longer than any number as people write it. Normalizing a long run of marks would take quadratic time. */
const longest = 100

function tidy(text: string): string {
  return text
    .slice(0, longest)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function onlyDigits(text: string): string {
  return (
    text
      .slice(0, longest)
      .normalize('NFKC')
      // The last four bits of Arabic and Persian digits are their value.
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
      .replace(/\D/g, '')
  )
}
