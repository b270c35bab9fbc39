/** The seconds of a day on the clock; a day with a change of the clock has more or fewer. */
export const daySeconds = 86_400
export const weekSeconds: number = 7 * daySeconds

/**
 * One stretch of time in which a place is open.
 * `start` and `end` are seconds since the start of `day` on the place's own wall clock; `end` is past 86400 when the stretch runs
 * over midnight, and as much as a week after `start` when the place never closes.
 */
export interface OpeningSession {
  /** 0 is Sunday, 6 is Saturday. */
  readonly day: number
  readonly start: number
  readonly end: number
}

/**
 * The opening hours of a place. At least one of `text` and `sessions` is present. If both are, `sessions` is used, and the text is not compared with it.
 */
export interface OpeningHours {
  /** The hours in the service's own text. */
  readonly text?: string | undefined
  /** The week: sorted from Sunday, merged where stretches touch or overlap, nothing twice. Empty: closed on every day that is known. */
  readonly sessions?: readonly OpeningSession[] | undefined
  /** The days that the service omitted or of which a part could not be read, sorted: 0 is Sunday. Their readable sessions are among `sessions`. */
  readonly unknownDays?: readonly number[] | undefined
}

/** One row of a table of opening hours. */
export interface WeekRow {
  /** 0 is Sunday, 6 is Saturday. */
  readonly day: number
  /** The sessions that begin on this day, in order; empty when the place is closed. A full day is 0 to 86400. */
  readonly sessions: readonly OpeningSession[]
  /** True when there may be more on this day: not all of its hours are known. */
  readonly isUnknown: boolean
}

/**
 * The week as seven rows from `firstDay` on (see `firstDayOfWeek`). A session over midnight is in the row of the day on which it begins, with its end past 86400; a session of 24 hours or more is split at every midnight. `unknownDays` are those of the `OpeningHours`.
 */
export function weekTable(
  sessions: readonly OpeningSession[],
  firstDay = 0,
  unknownDays: readonly number[] = [],
): readonly WeekRow[] {
  const pieces = sessions.flatMap(cutAtMidnights)
  return Array.from({ length: 7 }, (_, row) => {
    const day = (firstDay + row) % 7
    const own = pieces.filter((piece) => piece.day === day)
    return {
      day,
      sessions: own.sort((a, b) => a.start - b.start),
      isUnknown: unknownDays.includes(day),
    }
  })
}

function cutAtMidnights(session: OpeningSession): readonly OpeningSession[] {
  if (session.end - session.start < daySeconds) return [session]
  const days = Math.ceil(session.end / daySeconds)
  return Array.from({ length: days }, (_, after) => ({
    day: (session.day + after) % 7,
    start: after === 0 ? session.start : 0,
    end: Math.min(session.end - after * daySeconds, daySeconds),
  }))
}

/** The day on which a week begins for readers of `locale`: 0 is Sunday, 1 Monday, 6 Saturday. */
export function firstDayOfWeek(locale: string): number {
  const tag: WeekLocale = new Intl.Locale(locale)
  const week = tag.getWeekInfo?.() ?? tag.weekInfo
  // Intl counts from Monday, 1, to Sunday, 7.
  if (week) return week.firstDay % 7

  const region = tag.maximize().region ?? ''
  if (sunday.includes(region)) return 0
  return saturday.includes(region) ? 6 : 1
}

/** The week data of some browsers: the method is the standard, the property came before it. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?(): { readonly firstDay: number }
  readonly weekInfo?: { readonly firstDay: number }
}

/** Regions where a week does not begin on Monday, after CLDR 48. Its one Friday, in the Maldives, is omitted. */
const saturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ')
const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  )
