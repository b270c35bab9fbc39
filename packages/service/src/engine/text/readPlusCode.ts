/// <reference path="./untyped.d.ts" />
import type { Coordinate } from '@signpost/client/domain'
import openLocationCode from 'open-location-code'

const { OpenLocationCode } = openLocationCode
const codes = new OpenLocationCode()

/** A Plus Code in a text, and the other words, which locate a short code. */
export interface PlusCode {
  /** The position of the code. A short code needs a point nearby. */
  at(near: Coordinate): Coordinate
  isShort: boolean
  rest: string
}

const code = /(?:^|[\s,])([23456789cfghjmpqrvwx]{4,8}\+[23456789cfghjmpqrvwx]{2,7})(?=$|[\s,])/i

/** Reads a Plus Code (`48Q53QRX+XG`, `3QRX+XG Montevideo`); undefined when there is none. */
export function readPlusCode(text: string): PlusCode | undefined {
  const found = code.exec(text)
  const typed = found?.[1]?.toUpperCase()
  if (!found || typed === undefined || !codes.isValid(typed)) return undefined
  return {
    isShort: codes.isShort(typed),
    rest: text.replace(found[0], ' ').replaceAll(',', ' ').trim(),
    at({ latitude, longitude }) {
      const full = codes.isShort(typed) ? codes.recoverNearest(typed, latitude, longitude) : typed
      const { latitudeCenter, longitudeCenter } = codes.decode(full)
      return { latitude: latitudeCenter, longitude: longitudeCenter }
    },
  }
}
