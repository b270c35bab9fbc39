import type { CompassPoint } from '../domain/heading.ts'
import type { StepDetails } from '../route-text/ManeuverMessages.ts'
import type { ReactMessages } from './Messages.ts'
import { pluralOf } from './plural.ts'

const plural = pluralOf('ar')

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'الشمال',
  'north-east': 'الشمال الشرقي',
  east: 'الشرق',
  'south-east': 'الجنوب الشرقي',
  south: 'الجنوب',
  'south-west': 'الجنوب الغربي',
  west: 'الغرب',
  'north-west': 'الشمال الغربي',
}

const turns = {
  left: 'انعطف يسارًا',
  right: 'انعطف يمينًا',
  'slight-left': 'انعطف يسارًا قليلًا',
  'slight-right': 'انعطف يمينًا قليلًا',
  'hard-left': 'انعطف يسارًا بحدّة',
  'hard-right': 'انعطف يمينًا بحدّة',
} as const

const hand = ({ side }: StepDetails): string => (side?.endsWith('left') ? 'اليسار' : 'اليمين')

/** «على اليسار» بعد ما هو هناك. */
const beside = (what: string, step: StepDetails): string =>
  step.side ? `${what} على ${hand(step)}` : what

const turning = ({ side }: StepDetails): string => (side ? turns[side] : 'انعطف')
const keeping = (step: StepDetails): string =>
  step.side ? `الزم ${hand(step)}` : 'تابع إلى الأمام'

const onto = (act: string, { road }: StepDetails): string => (road ? `${act} إلى ${road}` : act)
const toTake = (act: string, { road }: StepDetails): string =>
  road ? `${act} للدخول إلى ${road}` : act
const toward = (act: string, { road }: StepDetails): string =>
  road ? `${act} باتجاه ${road}` : act
const along = (act: string, { road }: StepDetails): string => (road ? `${act} على ${road}` : act)
const thenOn = (act: string, { road }: StepDetails): string =>
  road ? `${act} وتابع السير على ${road}` : act

const exit = (number: number): string => `المخرج رقم ${new Intl.NumberFormat('ar').format(number)}`

const places = (count: number, shown: string): string =>
  plural(count, {
    zero: 'لا توجد أماكن',
    one: 'مكان واحد',
    two: 'مكانان',
    few: `${shown} أماكن`,
    many: `${shown} مكانًا`,
    other: `${shown} مكان`,
  })

/** Arabic, and the model for a language of your own: right to left, with six plural forms. */
export const ar: ReactMessages = {
  addressForm: {
    address: 'العنوان',
    unit: 'الشقة، الطابق، المبنى',
    neighborhood: 'الحي',
    city: 'المدينة',
    town: 'البلدة أو المدينة',
    suburb: 'الضاحية',
    region: 'الولاية أو المنطقة',
    state: 'الولاية',
    province: 'المقاطعة',
    prefecture: 'المحافظة اليابانية',
    department: 'المحافظة',
    county: 'الإقليم',
    area: 'المنطقة',
    district: 'الحي الإداري',
    doSi: 'المقاطعة أو المدينة الكورية',
    emirate: 'الإمارة',
    island: 'الجزيرة',
    oblast: 'الأوبلاست',
    parish: 'الأبرشية',
    townland: 'ناحية البلدة',
    villageTownship: 'القرية أو البلدة',
    postalCode: 'الرمز البريدي',
    zip: 'الرمز البريدي (ZIP)',
    postcode: 'الرمز البريدي (postcode)',
    cap: 'الرمز البريدي (CAP)',
    plz: 'الرمز البريدي (PLZ)',
    cep: 'الرمز البريدي (CEP)',
    eircode: 'الرمز البريدي (Eircode)',
    pin: 'الرمز البريدي (PIN)',
    country: 'البلد',
    chooseCountry: 'اختر بلدًا',
    optional: 'اختياري',
    codeLike: (example, digits) =>
      digits === undefined
        ? `يُكتب الرمز البريدي هنا مثل \u2066${example}\u2069.`
        : `يتكوّن الرمز البريدي هنا من \u2066${digits}\u2069 أرقام، مثل \u2066${example}\u2069.`,
    chooseFromList: 'اختر من القائمة.',
    enterAddress: 'اكتب العنوان.',
    missing: 'املأ هذا الحقل.',
    save: 'حفظ العنوان',
    filling: 'جارٍ ملء العنوان…',
    filled: 'تم ملء العنوان.',
    incomplete: 'ملأنا ما نعرفه. أضف الباقي من فضلك.',
    failed: 'تعذّر العثور على الباقي. اكتبه من فضلك.',
    undone: 'تم التراجع عن التغييرات.',
    kept: 'تم الإبقاء على ما كتبته.',
    checking: 'جارٍ التحقق من العنوان…',
    didYouMean: 'هل تقصد هذا العنوان؟',
    partlyKnown: 'تعذّر التحقق من العنوان كاملًا. هل هو صحيح؟',
    notFound: 'تعذّر العثور على هذا العنوان. هل هو صحيح؟',
    accept: 'استخدام هذا العنوان',
    keep: 'الإبقاء على ما كتبته',
    change: 'تعديل',
    changed: (label, now, was) =>
      was ? `${label}: ${now} بدلًا من ${was}` : `${label}: ${now} (إضافة)`,
    doubtful: (label) => `${label}: يُرجى التحقق`,
    keepTyped: (text) => `الإبقاء على “${text}” كما كتبته`,
    numbers: (count, shown) =>
      plural(count, {
        one: 'عنوان واحد. اختر رقمًا.',
        two: 'عنوانان. اختر رقمًا.',
        few: `${shown} عناوين. اختر رقمًا.`,
        many: `${shown} عنوانًا. اختر رقمًا.`,
        other: `${shown} عنوان. اختر رقمًا.`,
      }),
    inside: 'نوصّل إلى هذا العنوان.',
    outside: 'لا نوصّل إلى هذا العنوان بعد.',
  },

  brandPicker: {
    label: 'العلامات التجارية',
    search: 'البحث عن علامة تجارية',
    clearSearch: 'مسح البحث',
    country: 'البلد',
    tiers: {
      best: 'الأكثر شهرة',
      well: 'المعروفة',
      more: 'علامات أخرى',
    },
    found: (count, shown) =>
      plural(count, {
        zero: 'لا توجد علامات تجارية',
        one: 'علامة تجارية واحدة',
        two: 'علامتان تجاريتان',
        few: `${shown} علامات تجارية`,
        many: `${shown} علامة تجارية`,
        other: `${shown} علامة تجارية`,
      }),
    nothing: 'لا توجد علامات تجارية مطابقة.',
    nothingAdvice: 'تحقق من الكتابة أو اكتب حروفًا أقل.',
    empty: 'لا توجد علامات تجارية هنا',
    noCountry: 'أي بلد؟',
    noCountryAdvice: 'تُعرض العلامات التجارية حسب البلد.',
    chosen: (count, shown) =>
      plural(count, {
        zero: 'لم يُختر شيء',
        one: 'تم اختيار واحدة',
        two: 'تم اختيار اثنتين',
        few: `${shown} مختارة`,
        many: `${shown} مختارة`,
        other: `${shown} مختارة`,
      }),
    chosenList: 'العلامات التجارية المختارة',
    added: (name) => `تم اختيار ${name}`,
    removed: (name) => `تمت إزالة ${name}`,
    remove: (name) => `إزالة ${name}`,
    clear: 'إزالة الكل',
    cleared: 'تمت إزالة كل العلامات التجارية',
    loading: 'جارٍ تحميل العلامات التجارية…',
    failed: 'تعذّر تحميل العلامات التجارية.',
  },

  categoryBrowser: {
    label: 'الفئات',
    search: 'البحث عن فئة',
    clearSearch: 'مسح البحث',
    all: (name) => `كل ما في ${name}`,
    whole: 'الكل',
    found: (count, shown) =>
      plural(count, {
        zero: 'لا توجد فئات',
        one: 'فئة واحدة',
        two: 'فئتان',
        few: `${shown} فئات`,
        many: `${shown} فئة`,
        other: `${shown} فئة`,
      }),
    nothing: 'لا توجد فئات مطابقة.',
    nothingAdvice: 'جرّب كلمة أخرى أو اكتب حروفًا أقل.',
    empty: 'لا توجد فئات هنا',
    chosen: (count, shown) =>
      plural(count, {
        zero: 'لم يُختر شيء',
        one: 'تم اختيار واحدة',
        two: 'تم اختيار اثنتين',
        few: `${shown} مختارة`,
        many: `${shown} مختارة`,
        other: `${shown} مختارة`,
      }),
    clear: 'مسح الكل',
    cleared: 'لم تُختر أي فئة',
    loading: 'جارٍ تحميل الفئات…',
    failed: 'تعذّر تحميل الفئات.',
  },

  fuelPrices: {
    heading: 'أسعار الوقود',
    regular: 'بنزين عادي',
    midGrade: 'بنزين متوسط',
    premium: 'بنزين ممتاز',
    diesel: 'ديزل',
    e85: 'إيثانول (E85)',
    otherFuel: 'وقود آخر',
    perLiter: 'للتر',
    perGallon: 'للغالون',
    withoutCurrency: 'العملة غير معروفة',
    converted: 'محوّل من وحدة أخرى.',
    timeUnknown: 'آخر تحديث: غير معروف',
  },

  locateButton: {
    label: 'استخدام موقعي',
    locating: 'جارٍ تحديد موقعك…',
    found: 'تم تحديد الموقع',
    denied: 'الموقع محظور. اسمح به في إعدادات الموقع الإلكتروني في المتصفح.',
    unavailable: 'تعذّر تحديد موقعك.',
    timeout: 'استغرق تحديد موقعك وقتًا طويلًا.',
  },

  notice: {
    offline: 'أنت غير متصل بالإنترنت. سيُستأنف التحميل عند عودة الاتصال.',
    keyRefused: 'هذا غير متاح هنا.',
    failed: 'تعذّر التحميل.',
    unavailable: 'لا توفر هذه الخدمة ذلك.',
    retry: 'إعادة المحاولة',
    undo: 'تراجع',
    tooMany: 'طلبات كثيرة.',
    busy: 'الخدمة مشغولة.',
    slow: 'يستغرق الأمر وقتًا أطول من المعتاد.',
    tryingAgain: (when) => (when ? `ستُعاد المحاولة ${when}…` : 'تُعاد المحاولة…'),
    tryAgain: (when) => (when ? `حاول مرة أخرى ${when}.` : 'يمكنك المحاولة مرة أخرى الآن.'),
    inSeconds: 'خلال ثوانٍ',
    inMinutes: 'خلال دقائق',
    inHours: 'خلال ساعات',
    inDays: 'خلال أيام',
  },
  openIn: {
    openIn: 'فتح في…',
    apps: {
      google: 'خرائط Google',
      apple: 'خرائط Apple',
      waze: 'Waze',
      geo: 'تطبيق الخرائط الافتراضي',
    },
    fromHere: 'من موقعك',
    cancel: 'إلغاء',
  },

  openingHours: {
    title: 'ساعات العمل',
    open: 'مفتوح',
    closed: 'مغلق',
    alwaysOpen: 'مفتوح على مدار الساعة',
    alwaysClosed: 'مغلق طوال الأسبوع',
    temporarily: 'مغلق مؤقتًا',
    permanently: 'مغلق نهائيًا',
    closes: (time, day) => (day ? `يغلق ${day} الساعة ${time}` : `يغلق الساعة ${time}`),
    closesAtMidnight: 'يغلق عند منتصف الليل',
    opens: (time, day) => (day ? `يفتح ${day} الساعة ${time}` : `يفتح الساعة ${time}`),
    closesIn: (duration) => `يغلق خلال ${duration}`,
    opensIn: (duration) => `يفتح خلال ${duration}`,
    today: 'اليوم',
    dayClosed: 'مغلق',
    dayUnknown: 'المواعيد غير معروفة',
    dayPartial: 'قد تختلف المواعيد',
    allDay: 'مفتوح على مدار الساعة',
    zone: (name) => `التوقيت المحلي (${name})`,
    localTime: 'التوقيت المحلي',
  },

  partnerReview: {
    rating: (shown, most) => `${shown} من ${most}`,
    reviews: (count, shown) =>
      plural(count, {
        zero: 'لا توجد مراجعات',
        one: 'مراجعة واحدة',
        two: 'مراجعتان',
        few: `${shown} مراجعات`,
        many: `${shown} مراجعة`,
        other: `${shown} مراجعة`,
      }),
  },

  photoGallery: {
    photos: 'الصور',
    photosOf: (place) => `صور ${place}`,
    photo: (shown, total) => `الصورة ${shown} من ${total}`,
    open: (shown, total) => `فتح الصورة ${shown} من ${total}`,
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    close: 'إغلاق الصور',
    failed: 'تعذّر تحميل الصور.',
  },

  placeCard: {
    loading: 'جارٍ تحميل المكان…',
    unnamed: 'مكان بلا اسم',
    notFound: 'تعذّر العثور على هذا المكان.',
    which: 'أي مكان تقصد؟',
    several: (count, shown) =>
      plural(count, {
        zero: 'لا توجد أماكن',
        one: 'مكان واحد',
        two: 'مكانان',
        few: `${shown} أماكن`,
        many: `${shown} مكانًا`,
        other: `${shown} مكان`,
      }),
    more: (_count, shown) => `و${shown} أخرى`,
    others: 'نتائج أخرى',
    failed: 'تعذّر تحميل المكان.',
    actions: 'الإجراءات',
    directions: 'الاتجاهات',
    call: 'اتصال',
    website: 'موقع الويب',
    share: 'مشاركة',
    copyAddress: 'نسخ العنوان',
    copyCoordinates: 'نسخ الإحداثيات',
    copied: 'تم النسخ',
    copyFailed: 'تعذّر النسخ.',
    details: 'مزيد من التفاصيل',
    address: 'العنوان',
    category: 'الفئة',
    brand: 'العلامة التجارية',
    area: 'منطقة',
    coordinates: 'الإحداثيات',
    accuracy: (shown, most) => `التطابق: ${shown} من ${most}`,
  },

  placeDetails: {
    sponsored: 'إعلان مموّل',
    more: 'المزيد',
    less: 'أقل',
    nationalPhone: 'رقم وطني',
    mobile: 'الجوال',
    fax: 'الفاكس',
    extension: 'تحويلة',
    website: 'الموقع الإلكتروني',
    facts: 'معلومات مفيدة',
    price: 'السعر',
    cuisines: 'المطبخ',
    specialFeatures: 'المرافق',
    goodFor: 'مناسب لـ',
    reservations: 'الحجز',
    dressCode: 'قواعد اللباس',
    features: 'المزايا',
    wifi: 'واي فاي',
    smoking: 'التدخين',
    parking: 'مواقف السيارات',
    shuttleService: 'حافلة نقل',
    paymentMethods: 'الدفع',
    tips: 'نصائح',
  },

  reverseGeocode: {
    heading: 'ماذا يوجد هنا؟',
    loading: 'جارٍ البحث عن العنوان…',
    nothing: 'لا يوجد عنوان هنا',
    failed: 'تعذّر البحث عن العنوان.',
    coordinates: 'الإحداثيات',
  },

  placeSearch: {
    label: 'البحث عن مكان',
    placeholder: 'مكان أو عنوان',
    clear: 'مسح',
    list: 'الاقتراحات',
    loading: 'جارٍ البحث…',
    found: (count, shown) =>
      plural(count, {
        zero: 'لا توجد اقتراحات',
        one: 'اقتراح واحد',
        two: 'اقتراحان',
        few: `${shown} اقتراحات`,
        many: `${shown} اقتراحًا`,
        other: `${shown} اقتراح`,
      }),
    nothing: 'لا توجد نتائج',
    nothingAdvice: 'تحقق من الكتابة أو اكتب كلمات أقل.',
    short: (least, shown) =>
      plural(least, {
        one: 'اكتب حرفًا واحدًا على الأقل',
        two: 'اكتب حرفين على الأقل',
        few: `اكتب ${shown} أحرف على الأقل`,
        many: `اكتب ${shown} حرفًا على الأقل`,
        other: `اكتب ${shown} حرف على الأقل`,
      }),
    needsLocation: 'هل تريد البحث بالقرب منك؟',
    useMyLocation: 'استخدام موقعي',
    locating: 'جارٍ تحديد موقعك…',
    denied: 'الموقع محظور. اسمح به في إعدادات الموقع الإلكتروني في المتصفح.',
    unavailable: 'تعذّر تحديد موقعك.',
    timeout: 'استغرق تحديد موقعك وقتًا طويلًا.',
    failed: 'البحث لا يعمل الآن.',
    recent: (count, shown) =>
      plural(count, {
        zero: 'لا توجد أماكن حديثة',
        one: 'مكان حديث واحد',
        two: 'مكانان حديثان',
        few: `${shown} أماكن حديثة`,
        many: `${shown} مكانًا حديثًا`,
        other: `${shown} مكان حديث`,
      }),
    editRecent: 'تعديل الأماكن الحديثة',
    removed: (line) => `تمت إزالة ${line}`,
    close: 'إغلاق البحث',
    chosen: (line) => `تم اختيار ${line}`,
    chooseOne: 'اختر مكانًا من القائمة.',
    coordinate: 'الانتقال إلى هذه الإحداثيات',
    addByHand: 'إدخال العنوان يدويًا',
    category: 'عرض كل ما هو قريب',
    brand: 'علامة تجارية',
    area: 'منطقة',
  },

  maneuvers: {
    start: (step) => along(step.compass ? `اتجه نحو ${compass[step.compass]}` : 'انطلق', step),
    turn: (step) => onto(turning(step), step),
    'u-turn': (step) =>
      thenOn(step.side ? `استدر للخلف من جهة ${hand(step)}` : 'استدر للخلف', step),
    continue: (step) => along('تابع السير', step),
    'name-change': (step) => along('تابع السير', step),
    'enter-highway': (step) => `${beside('اسلك المدخل', step)} إلى ${step.road ?? 'الطريق السريع'}`,
    'exit-highway': (step) => toward(beside('اسلك المخرج', step), step),
    ramp: (step) => toward(beside('اسلك المنحدر', step), step),
    merge: (step) => {
      const act = step.side ? `اندمج إلى ${hand(step)}` : 'اندمج'
      return step.road ? `${act} في ${step.road}` : act
    },
    keep: (step) => toTake(`عند المفترق ${keeping(step)}`, step),
    'keep-highway': (step) => toTake(`عند تفرّع الطريق السريع ${keeping(step)}`, step),
    'keep-surface': (step) => toTake(`عند المفترق ${keeping(step)}`, step),
    'stay-highway': (step) =>
      `عند تفرّع الطريق السريع ${keeping(step)} للبقاء على ${step.road ?? 'الطريق نفسه'}`,
    'stay-surface': (step) =>
      `عند المفترق ${keeping(step)} للبقاء على ${step.road ?? 'الطريق نفسه'}`,
    'enter-roundabout': (step) => {
      if (step.exit) return onto(`عند الدوّار اسلك ${exit(step.exit)}`, step)
      return step.road ? `ادخل الدوّار ${step.road}` : 'ادخل الدوّار'
    },
    'leave-roundabout': (step) => {
      const at = step.exit ? ` عند ${exit(step.exit)}` : ''
      return onto(`اخرج من الدوّار${at}`, step)
    },
    'straight-through-rotary': (step) => {
      const at = step.exit ? ` (${exit(step.exit)})` : ''
      return along(`عند الدوّار تابع إلى الأمام${at}`, step)
    },
    'enter-tunnel': ({ road }) => (road ? `تابع السير على ${road} عبر النفق` : 'اعبر النفق'),
    'leave-tunnel': ({ road }) => (road ? `تابع السير على ${road} بعد النفق` : 'اخرج من النفق'),
    'enter-bridge': ({ road }) => (road ? `تابع السير على ${road} عبر الجسر` : 'اعبر الجسر'),
    'take-ferry': ({ road }) => (road ? `اركب العبّارة ${road}` : 'اركب العبّارة'),
    'leave-ferry': (step) => thenOn('انزل من العبّارة', step),
    'continue-on-foot': (step) =>
      step.road ? `تابع سيرًا على الأقدام في ${step.road}` : 'تابع سيرًا على الأقدام',
    'enter-private-road': (step) => {
      const road = step.road ? `الطريق الخاص ${step.road}` : 'الطريق الخاص'
      return step.side ? `${turning(step)} إلى ${road}` : `اسلك ${road}`
    },
    'enter-country': (step) =>
      thenOn(step.country ? `اعبر الحدود (${step.country})` : 'اعبر الحدود', step),
    stairs: (step) => toward(beside('استخدم الدرج', step), step),
    escalator: (step) => toward(beside('استخدم السلّم المتحرك', step), step),
    arrive: (step) => (step.side ? `وجهتك على ${hand(step)}` : 'تصل إلى وجهتك'),
    arriveAtStop: (step) => beside(`تصل إلى المحطة ${step.stop ?? ''}`, step),
    unknown: ({ road }) => (road ? `توجه إلى ${road}` : 'اتبع المسار'),
    immediately: (sentence) => `ثم ${sentence}`,
    driveOn: {
      left: 'من هنا تكون القيادة على يسار الطريق.',
      right: 'من هنا تكون القيادة على يمين الطريق.',
    },
    follow: (distance) => `لمسافة ${distance}`,
    endingOn: (road) => `وتنتهي على ${road}`,
  },

  maneuverList: {
    list: 'الاتجاهات',
    from: 'من',
    to: 'إلى',
    noRoute: 'لم يُعثر على مسار',
    noRouteAdvice: 'غيّر نقطة البداية أو الوجهة، أو قلّل ما تتجنبه.',
    noSteps: 'لا توجد إرشادات مفصّلة لهذا المسار',
    showAll: (count, shown) =>
      plural(count, {
        zero: 'عرض كل الخطوات',
        one: 'عرض خطوة واحدة',
        two: 'عرض الخطوتين',
        few: `عرض ${shown} خطوات`,
        many: `عرض ${shown} خطوة`,
        other: `عرض ${shown} خطوة`,
      }),
    copy: 'نسخ',
    copied: 'تم نسخ الإرشادات',
    copyFailed: 'تعذّر نسخ الإرشادات.',
  },

  routeOptions: {
    vehicle: 'وسيلة التنقل',
    vehicles: {
      car: 'سيارة',
      truck: 'شاحنة',
      bicycle: 'دراجة',
      pedestrian: 'سيرًا',
    },
    optimize: 'التفضيل',
    optimizations: {
      fastest: 'الأسرع',
      shortest: 'الأقصر',
      easiest: 'أقل انعطافات',
    },
    avoid: 'تجنّب',
    avoidances: {
      toll: 'رسوم العبور',
      highway: 'الطرق السريعة',
      uturn: 'الدوران للخلف',
      unpaved: 'الطرق غير المعبّدة',
      ferry: 'العبّارات',
    },
    carpool: 'استخدام حارات مشاركة الركوب',
  },

  routeSummary: {
    label: 'المسار',
    unknownDistance: 'المسافة غير معروفة',
    unknownDuration: 'المدة غير معروفة',
    arrive: (time) => `الوصول: ${time}`,
    via: (road) => `عبر ${road}`,
    by: {
      car: 'بالسيارة',
      truck: 'بالشاحنة',
      bicycle: 'بالدراجة',
      pedestrian: 'سيرًا على الأقدام',
    },
    unmet: {
      hov: 'يمر هذا المسار بحارة لمشاركة الركوب',
      toll: 'يتضمن هذا المسار رسوم عبور',
      highway: 'يمر هذا المسار بطريق سريع',
      uturn: 'يتضمن هذا المسار دورانًا للخلف',
      unpaved: 'يمر هذا المسار بطريق غير معبّد',
      ferry: 'يتضمن هذا المسار عبّارة',
    },
  },

  savedPlaces: {
    list: 'الأماكن الحديثة',
    pin: (line) => `تثبيت ${line}`,
    remove: (line) => `إزالة ${line}`,
    removeAll: 'إزالة الكل',
    done: 'تم',
  },

  searchResults: {
    list: 'نتائج البحث',
    idle: 'ستظهر الأماكن هنا عندما تبحث.',
    loading: 'جارٍ البحث…',
    found: places,
    nothing: 'لا توجد نتائج',
    edit: 'تعديل البحث',
    nothingAdvice: 'تحقق من الكتابة أو ابحث في منطقة أخرى.',
    nothingChosenAdvice: 'تحقق من الكتابة أو قلّل عوامل التصفية أو ابحث في منطقة أخرى.',
    nothingInside: 'لا توجد أماكن في هذه المنطقة',
    nothingInsideAdvice: 'جرّب بحثًا آخر.',
    unnamed: 'مكان بلا اسم',
    sort: 'الترتيب حسب',
    relevance: 'الصلة',
    byDistance: (from) => `المسافة ${from}`,
    byRating: 'التقييم',
    byPrice: 'السعر',
    cheapest: 'الأرخص',
    filters: 'عوامل التصفية',
    openNow: 'مفتوح الآن',
    rated: (rating) => `تقييم ${rating} فأكثر`,
    clearFilters: 'إزالة عوامل التصفية',
    filtered: (shown, of) => `${shown} من ${of}`,
    nonePasses: 'لا شيء يطابق عوامل التصفية.',
    hoursUnknown: (_count, shown) => `أماكن غير معروضة لأن مواعيد فتحها غير معروفة: ${shown}`,
    ratingUnknown: (_count, shown) => `أماكن غير معروضة لأنها بلا تقييم: ${shown}`,
    showUnknown: 'عرضها على أي حال',
    bounded: 'قد يوجد المزيد.',
    fromYou: 'من موقعك',
    fromMapCenter: 'من وسط الخريطة',
    fromSearchCenter: 'من مركز البحث',
    fromPlace: (name) => `من ${name}`,
    more: 'عرض المزيد',
    searchOn: 'البحث في نطاق أوسع',
    loadingMore: 'جارٍ تحميل المزيد…',
    moreFailed: 'تعذّر تحميل المزيد.',
    refreshFailed: 'قد لا تكون هذه النتائج محدَّثة.',
    showAll: (count, shown) =>
      plural(count, {
        zero: 'عرض الكل',
        one: 'عرض المكان',
        two: 'عرض المكانين',
        few: `عرض الأماكن الـ${shown} كلها`,
        many: `عرض ${shown} مكانًا كلها`,
        other: `عرض ${shown} مكان كلها`,
      }),
    failed: 'البحث لا يعمل الآن.',
  },
}
