import { pluralOf, type ReactMessages } from '@signpost/react'
import { ar as react } from '@signpost/react/messages/ar'
import type { MapMessages } from './MapMessages.ts'

const plural = pluralOf('ar')

/** Arabic, of the components with a map and of all others. */
export const ar: ReactMessages & MapMessages = {
  ...react,
  directions: {
    label: 'الاتجاهات',
    origin: 'من',
    destination: 'إلى',
    swap: 'تبديل نقطتي البداية والوصول',
    addStop: 'إضافة محطة',
    addStopHere: 'إضافة محطة هنا',
    stop: (shown) => (shown ? `المحطة ${shown}` : 'محطة'),
    removeStop: 'إزالة',
    move: 'نقل',
    moveHelp: 'اسحب، أو استخدم مفاتيح الأسهم، أو اضغط هنا ثم على مقبض الموضع الجديد.',
    lifted: (name) => `${name}: اختر الموضع الجديد.`,
    moved: (name, position, count) => `${name}: ${position} من ${count}`,
    removed: (name) => `أُزيلت المحطة ${name}.`,
    missing: (from, to) => `الطريق من ${from} إلى ${to} غير متوفر.`,
    options: 'خيارات',
    pick: 'اختيار على الخريطة',
    picking: 'حرّك الخريطة حتى تصبح النقطة في الوسط، أو انقر عليها.',
    pickHere: 'اختيار هذه النقطة',
    cancel: 'إلغاء',
    start: 'اختر نقطة البداية ونقطة الوصول.',
    loading: 'جارٍ البحث عن الطريق…',
    none: 'لا يوجد طريق بين هاتين النقطتين.',
    noneAdvice: 'جرّب وسيلة أخرى.',
    noneAvoidingAdvice: 'جرّب وسيلة أخرى أو قلّل ما تريد تجنّبه.',
    failed: 'تعذّر تحميل الطريق.',
    steps: 'الخطوات',
    print: 'طباعة',
    map: 'خريطة الطريق',
  },

  mapView: {
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
    problems: {
      'no-webgl': 'لا يستطيع هذا المتصفح رسم الخريطة لأنه لا يدعم WebGL.',
      'context-lost': 'توقفت الخريطة مؤقتًا، وستعود عندما تتوفر بطاقة الرسوميات.',
      library: 'تعذّر تحميل الخريطة.',
      worker: 'تعذّر تشغيل الخريطة.',
      style: 'تعذّر تحميل الخريطة.',
      tiles: 'لا توجد صور لهذه المنطقة في الخريطة.',
      slow: 'يستغرق تحميل الخريطة وقتًا طويلًا.',
    },
  },

  placeBrowser: {
    label: 'الأماكن',
    categories: 'الفئات',
    close: 'إغلاق',
    height: 'ارتفاع اللوحة',
    low: 'منخفض',
    half: 'نصف',
    full: 'كامل',
  },

  placeMap: {
    searchArea: 'البحث في هذه المنطقة',
    cluster: (count, shown) =>
      plural(count, {
        zero: 'لا أماكن',
        one: 'مكان واحد',
        two: 'مكانان',
        few: `${shown} أماكن`,
        many: `${shown} مكانًا`,
        other: `${shown} مكان`,
      }),
    close: 'إغلاق',
    pin: 'النقطة المختارة',
    pinHelp: 'مفاتيح الأسهم تحرّك النقطة، ومع Shift بخطوات أكبر.',
    pinHere: 'وضع النقطة في الوسط',
  },

  storeLocator: {
    label: 'المتاجر',
    search: 'العنوان أو المدينة أو الرمز البريدي',
    none: 'لا يوجد متجر قريب من هنا.',
    noneAdvice: 'ابحث حول مكان آخر.',
    failed: 'تعذّر تحميل المتاجر.',
    map: 'خريطة المتاجر',
  },

  addressConfirm: {
    map: 'خريطة العنوان',
    hint: 'هل النقطة عند المدخل؟ اسحبها، أو اضغط على الخريطة، أو حرّكها بمفاتيح الأسهم.',
    pin: 'نقطة العنوان',
    here: 'عند هذه النقطة',
    use: 'استخدام هذا العنوان',
    save: 'حفظ العنوان',
  },
}
