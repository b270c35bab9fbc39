/** The time, zone and language of a run. */
export interface Moment {
  /** The time at which each test begins, as ISO 8601 with an offset. */
  readonly now: string
  /** The time zone of the machine, as an IANA name. */
  readonly zone: string
  /** The language of the machine, as a BCP 47 tag. */
  readonly locale: string
}

/** A Wednesday noon in Montevideo, the city of the fixtures. The zone is neither the city's nor UTC, so that a mix-up is detected. */
export const ordinaryMoment: Moment = {
  now: '2026-05-06T17:00:00+02:00',
  zone: 'Europe/Madrid',
  locale: 'en-US',
}

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
