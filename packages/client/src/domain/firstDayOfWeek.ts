import { type LocaleParts, readLocale } from './readLocale.ts'

/** The day on which a week begins for readers of `locale`: 0 is Sunday, 1 Monday, 6 Saturday. */
export function firstDayOfWeek(locale: string): number {
  const tag: WeekLocale = readLocale(locale)
  const week = tag.getWeekInfo?.() ?? tag.weekInfo
  // Intl counts from Monday, 1, to Sunday, 7.
  if (week) return week.firstDay % 7

  const region = tag.maximize().region ?? ''
  if (sunday.includes(region)) return 0
  return saturday.includes(region) ? 6 : 1
}

/** The week data of browsers: the method is the standard, and the property is its predecessor. */
interface WeekLocale extends LocaleParts {
  getWeekInfo?(): { readonly firstDay: number }
  readonly weekInfo?: { readonly firstDay: number }
}

/** Regions where the week does not begin on Monday, from CLDR 48. The Maldives, which begin on Friday, are omitted. */
const saturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ')
const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  )
