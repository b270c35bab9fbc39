import type { PhotoGalleryMessages } from './PhotoGalleryMessages.ts'

export const it: PhotoGalleryMessages = {
  photos: 'Foto',
  photosOf: (place) => `Foto di ${place}`,
  photo: (shown, total) => `Foto ${shown} di ${total}`,
  open: (shown, total) => `Apri la foto ${shown} di ${total}`,
  previous: 'Foto precedente',
  next: 'Foto successiva',
  close: 'Chiudi le foto',
  failed: 'Impossibile mostrare le foto.',
}
