import { type LocaleParts, readLocale } from './readLocale.ts'

/** The day on which a week begins for readers of `locale`: 0 is Sunday, 1 Monday, 6 Saturday. */
export function firstDayOfWeek(locale: string): number {
  const tag: WeekLocale = readLocale(locale)
  const week = tag.getWeekInfo?.() ?? tag.weekInfo
  // Intl counts from Monday, 1, to Sunday, 7.
  if (week) return week.firstDay % 7

  const { region = '' } = tag.maximize()
  if (sunday.match(/../g)?.includes(region)) return 0
  return saturday.match(/../g)?.includes(region) ? 6 : 1
}

/** The week data of browsers: the method is the standard, and the property is its predecessor. */
interface WeekLocale extends LocaleParts {
  getWeekInfo?(): { readonly firstDay: number }
  readonly weekInfo?: { readonly firstDay: number }
}

/** Regions where the week does not begin on Monday, from CLDR 48. The Maldives, which begin on Friday, are omitted. Packed for size, like the table of countries. */
const saturday = 'AFBHDJDZEGIQIRJOKWLYOMQASDSY'
const sunday =
  'AGASBDBRBSBTBWBZCACODMDOETGTGUHKHNIDILINISJMJPKEKHKRLAMHMMMOMTMXMZNINPPAPEPHPKPRPTPYSASGSVTHTTTWUMUSVEVIWSYEZAZW'
