import type { WireRoad } from '@signpost/client/wire'
import type { Step } from '../valhalla/Trip.ts'

/** The road onto which a step leads: as it is called at its beginning, or what the signs say of a ramp without a name. */
export function roadAhead({ beginNames, names, signNames }: Step): WireRoad {
  return roadNamed([beginNames, names, signNames])
}

/** The road on which a step's stretch ends. */
export function roadBehind({ beginNames, names }: Step): WireRoad {
  return roadNamed([names, beginNames])
}

function roadNamed(choices: readonly (readonly string[])[]): WireRoad {
  const names = choices.find(({ length }) => length > 0) ?? []
  const [primary, secondary] = [...names.filter(isName), ...names.filter((name) => !isName(name))]
  return {
    ...(primary !== undefined && { primary_name: primary }),
    ...(secondary !== undefined && { secondary_name: secondary }),
  }
}

/** Valhalla puts the number of a road (`A-1`, `E 125`, `5`) before its name; a person says the name. */
function isName(text: string): boolean {
  return !/^[\p{Lu}\d ./-]{1,8}$/u.test(text)
}
