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
    removed: (name) => `تمت إزالة ${name}`,
    missing: (from, to) => `لا يوجد مسار من ${from} إلى ${to}`,
    options: 'خيارات',
    pick: 'اختيار على الخريطة',
    picking: 'حرّك الخريطة تحت الدبوس، أو انقر على موضع.',
    pickHere: 'استخدام هذه النقطة',
    cancel: 'إلغاء',
    start: 'اختر أين يبدأ مسارك وأين ينتهي.',
    loading: 'جارٍ البحث عن مسار…',
    none: 'لا يوجد مسار بين هاتين النقطتين',
    noneAdvice: 'جرّب وسيلة تنقل أخرى.',
    noneAvoidingAdvice: 'جرّب وسيلة تنقل أخرى أو قلّل ما تتجنبه.',
    failed: 'تعذّر تحميل المسار.',
    steps: 'الخطوات',
    overview: 'نظرة عامة',
    print: 'طباعة',
    map: 'خريطة المسار',
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
    features: 'الأماكن على الخريطة',
    you: 'موقعك',
    attribution: 'مصادر الخريطة',
    holdControl: 'اضغط Ctrl مع التمرير للتكبير',
    holdCommand: 'اضغط ⌘ مع التمرير للتكبير',
    twoFingers: 'حرّك الخريطة بإصبعين',
    problems: {
      'no-webgl': 'لا يستطيع هذا المتصفح رسم الخريطة لأنه لا يدعم WebGL.',
      'context-lost': 'توقفت الخريطة مؤقتًا، وستعود بعد لحظة.',
      library: 'تعذّر تحميل الخريطة.',
      worker: 'تعذّر تشغيل الخريطة.',
      style: 'تعذّر تحميل الخريطة.',
      tiles: 'لا توجد بيانات خريطة لهذه المنطقة',
      slow: 'يجري تحميل الخريطة ببطء.',
    },
  },

  placeBrowser: {
    label: 'الأماكن',
    categories: 'الفئات',
    nearby: 'استكشف الأماكن القريبة',
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
    pinHelp: 'حرّك الدبوس بمفاتيح الأسهم. اضغط Shift لخطوات أكبر.',
    pinHere: 'توسيط الدبوس',
  },

  storeLocator: {
    label: 'المتاجر',
    search: 'العنوان أو المدينة أو الرمز البريدي',
    none: 'لا توجد متاجر قريبة',
    noneAdvice: 'جرّب موقعًا آخر.',
    noneInside: 'لا توجد متاجر في هذه المنطقة',
    inside: 'نوصّل إلى هنا.',
    outside: 'لا نوصّل إلى هنا بعد.',
    failed: 'تعذّر تحميل المتاجر.',
    map: 'خريطة المتاجر',
  },

  addressConfirm: {
    map: 'خريطة العنوان',
    hint: 'انقل الدبوس إلى مدخلك: اسحبه، أو اضغط على الخريطة، أو استخدم مفاتيح الأسهم.',
    pin: 'دبوس العنوان',
    here: 'عند الدبوس',
    use: 'استخدام هذا العنوان',
    save: 'حفظ العنوان',
  },
}
