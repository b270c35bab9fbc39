import type { Moment } from './Moment.ts'
import { ordinaryMoment } from './ordinaryMoment.ts'

/** The moment of a run; `test:all` uses others. */
export function momentOfRun(): Moment {
  const { SIGNPOST_NOW, SIGNPOST_ZONE, SIGNPOST_LOCALE } = process.env
  const now = SIGNPOST_NOW || ordinaryMoment.now
  if (Number.isNaN(Date.parse(now))) {
    throw new Error(
      `SIGNPOST_NOW is "${now}", which is not a time: write it as ${ordinaryMoment.now}.`,
    )
  }
  return {
    now,
    zone: SIGNPOST_ZONE || ordinaryMoment.zone,
    locale: SIGNPOST_LOCALE || ordinaryMoment.locale,
  }
}

/** The environment of a process in this zone and language. Node reads the language only when it starts. */
export function environmentOf({ zone, locale }: Moment): Record<'TZ' | 'LC_ALL', string> {
  return { TZ: zone, LC_ALL: locale }
}
