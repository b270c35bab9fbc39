import maneuverList from '@signpost/react/maneuver-list.css?inline'

export { ManeuverList } from '@signpost/react/maneuver-list'

export const styles: readonly string[] = [maneuverList]
