import type { SavedPlacesMessages } from './SavedPlacesMessages.ts'

export const ar: SavedPlacesMessages = {
  list: 'الأماكن الحديثة',
  pin: (line) => `تثبيت ${line}`,
  remove: (line) => `إزالة ${line}`,
  removeAll: 'إزالة الكل',
  done: 'تم',
}
