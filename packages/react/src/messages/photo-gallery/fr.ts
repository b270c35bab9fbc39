import type { PhotoGalleryMessages } from './PhotoGalleryMessages.ts'

export const fr: PhotoGalleryMessages = {
  photos: 'Galerie de photos',
  photosOf: (place) => `Photos : ${place}`,
  photo: (shown, total) => `Photo ${shown} sur ${total}`,
  open: (shown, total) => `Ouvrir la photo ${shown} sur ${total}`,
  previous: 'Photo précédente',
  next: 'Photo suivante',
  close: 'Fermer les photos',
  failed: 'Impossible d’afficher les photos.',
}
