/** A car: the icon of a vehicle, and of a category of places. */
export const carPath =
  'M3 13.75V10.5l1.75-.75L6.25 6a1 1 0 0 1 .93-.63h5.64a1 1 0 0 1 .93.63l1.5 3.75 1.75.75v3.25a.5.5 0 0 1-.5.5h-1.25v1.5h-2v-1.5h-6.5v1.5h-2v-1.5H3.5a.5.5 0 0 1-.5-.5ZM4.75 9.75h10.5M5.75 12v0m8.5 0v0'
