export const en = {
  photos: 'Photos',
  /** The label of the photos of a place. */
  photosOf: (place: string): string => `Photos of ${place}`,
  /** The label of a photo by its number. */
  photo: (shown: string, total: string): string => `Photo ${shown} of ${total}`,
  /** The label of the button that opens a photo. */
  open: (shown: string, total: string): string => `Open photo ${shown} of ${total}`,
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close photos',
  failed: 'Photos couldn’t be loaded.',
}

/** The messages of a gallery of photos. Numbers are passed formatted. */
export interface PhotoGalleryMessages extends Readonly<typeof en> {}
