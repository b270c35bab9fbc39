import type { Moment } from './Moment.ts'
import { ordinaryMoment } from './ordinaryMoment.ts'

/** The moment that a run is set to; `test:all` walks through others. */
export function momentOfRun(): Moment {
  const { SIGNPOST_NOW, SIGNPOST_ZONE, SIGNPOST_LOCALE } = process.env
  const now = SIGNPOST_NOW || ordinaryMoment.now
  if (Number.isNaN(Date.parse(now))) {
    throw new Error(
      `SIGNPOST_NOW is "${now}", which is no time: write it as ${ordinaryMoment.now}.`,
    )
  }
  return {
    now,
    zone: SIGNPOST_ZONE || ordinaryMoment.zone,
    locale: SIGNPOST_LOCALE || ordinaryMoment.locale,
  }
}

/** The environment of a process in this zone and language. Node reads the language when it starts, and never again. */
export function environmentOf({ zone, locale }: Moment): Record<'TZ' | 'LC_ALL', string> {
  return { TZ: zone, LC_ALL: locale }
}
