import type { PhotoGalleryMessages } from './PhotoGalleryMessages.ts'

export const ar: PhotoGalleryMessages = {
  photos: 'الصور',
  photosOf: (place) => `صور ${place}`,
  photo: (shown, total) => `الصورة ${shown} من ${total}`,
  open: (shown, total) => `فتح الصورة ${shown} من ${total}`,
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  close: 'إغلاق الصور',
  failed: 'تعذّر عرض الصور.',
}
