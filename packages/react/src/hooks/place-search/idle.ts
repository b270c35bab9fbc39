export { changeSavedPlaces } from './changeSavedPlaces.ts'
export { idleItems } from './idleItems.ts'
export { isLocationGranted, locateUser } from './locateUser.ts'
