import type { ReactNode } from 'react'
import { useSignpost } from '../provider/useSignpost.ts'
import type { OpeningHoursClassNames } from './OpeningHours.tsx'
import { OpeningText } from './OpeningText.tsx'
import type { OpeningDay } from './openingDays.ts'
import type { OpeningHoursView } from './useOpeningHours.ts'

export interface OpeningWeekProps {
  readonly hours: Pick<OpeningHoursView, 'week' | 'text' | 'timeZone' | 'messages'>
  readonly classNames: OpeningHoursClassNames
}

/** The week as a table, followed by the service's own text and the time zone. */
export function OpeningWeek({ hours, classNames }: OpeningWeekProps): ReactNode {
  const { language } = useSignpost()
  const { week, text, timeZone, messages } = hours
  const name = timeZone && zoneName(timeZone, language)
  const zone = name ? messages.zone(name) : messages.localTime
  return (
    <>
      {week.length > 0 && (
        <table className={classNames.week} data-part="week">
          <caption data-hidden>{messages.title}</caption>
          <tbody>{week.map((row) => writeRow(row, messages.today, classNames.day))}</tbody>
        </table>
      )}
      {text !== undefined && <OpeningText text={text} />}
      {week.length > 0 && (
        <p className={classNames.note} data-part="note">
          {zone}
        </p>
      )}
    </>
  )
}

function writeRow(
  { day, name, times, isToday }: OpeningDay,
  today: string,
  className: string | undefined,
): ReactNode {
  return (
    <tr
      key={day}
      className={className}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <th scope="row">
        <span>{name}</span>
        {isToday && <span data-part="today">{today}</span>}
      </th>
      <td>
        {times.map((time) => (
          <span key={time} data-part="line">
            {time}
          </span>
        ))}
      </td>
    </tr>
  )
}

/** Returns the name of a time zone that is valid in summer and winter. */
function zoneName(timeZone: string, language: string): string | undefined {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value
}
