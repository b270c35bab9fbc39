/** The messages of a gallery of photos. Numbers are passed formatted. */
export interface PhotoGalleryMessages {
  readonly photos: string
  /** The label of the photos of a place. */
  readonly photosOf: (place: string) => string
  /** The label of a photo by its number. */
  readonly photo: (shown: string, total: string) => string
  /** The label of the button that opens a photo. */
  readonly open: (shown: string, total: string) => string
  readonly previous: string
  readonly next: string
  readonly close: string
  readonly failed: string
}

export const en: PhotoGalleryMessages = {
  photos: 'Photos',
  photosOf: (place) => `Photos of ${place}`,
  photo: (shown, total) => `Photo ${shown} of ${total}`,
  open: (shown, total) => `Open photo ${shown} of ${total}`,
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close photos',
  failed: 'The photos cannot be shown.',
}
