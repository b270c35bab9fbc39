export { groupsOf } from './combine.ts'
export { chooseCustom, createSources } from './createSources.ts'
export { enabledSources } from './enabledSources.ts'
export { Groups } from './Groups.tsx'
