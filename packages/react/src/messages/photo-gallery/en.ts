import type { PhotoGalleryMessages } from './PhotoGalleryMessages.ts'

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
