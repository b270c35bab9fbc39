export { changeSavedPlaces } from './changeSavedPlaces.ts'
export { findUser } from './findUser.ts'
export { idleItems } from './idleItems.ts'
export { isLocationGranted } from './locateUser.ts'
