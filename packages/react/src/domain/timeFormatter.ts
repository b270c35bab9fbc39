/** Formats times and days for a language. */
export interface TimeFormatter {
  /** A time of day from the seconds since midnight: "9 AM", "21:00". */
  time(second: number): string
  /** The same without the minutes of a full hour, where a language then still says that it is a time: "9 AM", "9:30 AM", "21:00". */
  shortTime(second: number): string
  /** "Monday"; 0 is Sunday. */
  day(day: number): string
  /** "Mon" */
  shortDay(day: number): string
}

const writers = new Map<string, TimeFormatter>()

/** The formatter of a language, created once: creating it costs far more than using it. */
export function timeFormatter(language: string): TimeFormatter {
  let writer = writers.get(language)
  if (!writer) {
    writer = makeWriter(language)
    writers.set(language, writer)
  }
  return writer
}

function makeWriter(language: string): TimeFormatter {
  const formatter = (options: Intl.DateTimeFormatOptions): ((milliseconds: number) => string) => {
    const { format } = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })
    // Which kind of spaces it writes depends on the version of Intl: a server and a browser would otherwise differ.
    return (milliseconds) => format(milliseconds).replace(/\s/g, ' ')
  }
  const time = formatter({ timeStyle: 'short' })
  const { hour12 } = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).resolvedOptions()
  const fullHour = hour12 ? formatter({ hour: 'numeric' }) : time
  const day = formatter({ weekday: 'long' })
  const shortDay = formatter({ weekday: 'short' })
  return {
    time: (second) => time(second * 1000),
    shortTime: (second) => (second % 3600 ? time : fullHour)(second * 1000),
    day: (weekday) => day(aSunday + weekday * dayLength),
    shortDay: (weekday) => shortDay(aSunday + weekday * dayLength),
  }
}

const dayLength = 86_400_000
const aSunday = Date.UTC(1970, 0, 4)
