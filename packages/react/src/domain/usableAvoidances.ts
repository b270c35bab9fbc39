import { type Avoidance, avoidances, type Vehicle } from '@signpost/client/domain'

/** The avoidances that make sense for a vehicle, in the order of the specification: pedestrians pay no tolls, for instance. */
export function usableAvoidances(vehicle: Vehicle = 'car'): readonly Avoidance[] {
  return usable[vehicle]
}

const usable: Readonly<Record<Vehicle, readonly Avoidance[]>> = {
  car: avoidances,
  truck: avoidances,
  bicycle: ['unpaved', 'ferry'],
  pedestrian: ['ferry'],
}
