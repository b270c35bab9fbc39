export { PlaceAbout, type PlaceAboutProps } from './PlaceAbout.tsx'
export { PlaceDescription, type PlaceDescriptionProps } from './PlaceDescription.tsx'
export type { PlaceDetailProps } from './PlaceDetailProps.ts'
export type { PlaceDetailsMessages } from './PlaceDetailsMessages.ts'
export {
  type PlaceFact,
  type PlaceFactName,
  PlaceFacts,
  type PlaceFactsProps,
  placeFacts,
} from './PlaceFacts.tsx'
export { PlacePhones, type PlacePhonesProps } from './PlacePhones.tsx'
export { PlaceTips, type PlaceTipsProps } from './PlaceTips.tsx'
export { PlaceWebsite, type PlaceWebsiteProps } from './PlaceWebsite.tsx'
export { SponsoredLabel, type SponsoredLabelProps } from './SponsoredLabel.tsx'
