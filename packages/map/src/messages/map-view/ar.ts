import type { MapViewMessages } from './MapViewMessages.ts'

export const ar: MapViewMessages = {
  label: 'خريطة',
  loading: 'جارٍ تحميل الخريطة…',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  north: 'توجيه الخريطة نحو الشمال',
  move: 'تحريك الخريطة',
  moveUp: 'إلى الأعلى',
  moveDown: 'إلى الأسفل',
  moveLeft: 'إلى اليسار',
  moveRight: 'إلى اليمين',
  attribution: 'عرض مصادر الخريطة',
  holdControl: 'اضغط Ctrl مع التمرير للتكبير',
  holdCommand: 'اضغط ⌘ مع التمرير للتكبير',
  twoFingers: 'حرّك الخريطة بإصبعين',
  retry: 'إعادة المحاولة',
  problems: {
    'no-webgl': 'لا يستطيع هذا المتصفح رسم الخريطة لأنه لا يدعم WebGL.',
    'context-lost': 'توقفت الخريطة مؤقتًا، وستعود عندما تتوفر بطاقة الرسوميات.',
    library: 'تعذّر تحميل الخريطة.',
    worker: 'تعذّر تشغيل الخريطة.',
    style: 'تعذّر تحميل الخريطة.',
    tiles: 'لا توجد صور لهذه المنطقة في الخريطة.',
    slow: 'يستغرق تحميل الخريطة وقتًا طويلًا.',
  },
}
