export type { PhotoGalleryMessages } from '../../messages/photo-gallery/PhotoGalleryMessages.ts'
export { type GalleryPhoto, galleryPhotos } from './galleryPhotos.ts'
export { PhotoGallery, type PhotoGalleryProps } from './PhotoGallery.tsx'
export { type PhotoGalleryState, usePhotoGallery } from './usePhotoGallery.ts'
