import type { CompassPoint } from '../domain/heading.ts'
import type { StepDetails } from '../route-text/ManeuverMessages.ts'
import type { ReactMessages } from './Messages.ts'
import { pluralOf } from './plural.ts'

const plural = pluralOf('he')

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'צפונה',
  'north-east': 'צפון-מזרחה',
  east: 'מזרחה',
  'south-east': 'דרום-מזרחה',
  south: 'דרומה',
  'south-west': 'דרום-מערבה',
  west: 'מערבה',
  'north-west': 'צפון-מערבה',
}

const turns = {
  left: 'פנו שמאלה',
  right: 'פנו ימינה',
  'slight-left': 'פנו קלות שמאלה',
  'slight-right': 'פנו קלות ימינה',
  'hard-left': 'פנו פנייה חדה שמאלה',
  'hard-right': 'פנו פנייה חדה ימינה',
} as const

const isLeft = ({ side }: StepDetails): boolean => side?.endsWith('left') ?? false

/** “on the left” */
const beside = (what: string, step: StepDetails): string =>
  step.side ? `${what} ${isLeft(step) ? 'משמאל' : 'מימין'}` : what
/** “to the left” */
const sideways = (what: string, step: StepDetails): string =>
  step.side ? `${what} ${isLeft(step) ? 'שמאלה' : 'ימינה'}` : what

const turning = ({ side }: StepDetails): string => (side ? turns[side] : 'פנו')
const keeping = (step: StepDetails): string =>
  step.side ? `היצמדו ${isLeft(step) ? 'לשמאל' : 'לימין'}` : 'המשיכו ישר'

/** The words before a road stand alone: a prefix would have to be joined to its name. */
const onto = (act: string, { road }: StepDetails): string => (road ? `${act} אל ${road}` : act)
const toward = (act: string, { road }: StepDetails): string =>
  road ? `${act} לכיוון ${road}` : act
const along = (act: string, { road }: StepDetails): string => (road ? `${act} לאורך ${road}` : act)
const thenOn = (act: string, { road }: StepDetails): string =>
  road ? `${act} והמשיכו לאורך ${road}` : act

const places = (count: number, shown: string): string =>
  plural(count, { one: 'מקום אחד', two: 'שני מקומות', other: `${shown} מקומות` })

/** Hebrew. */
export const he: ReactMessages = {
  addressForm: {
    address: 'כתובת',
    unit: 'דירה, קומה, בניין',
    neighborhood: 'שכונה',
    city: 'עיר',
    town: 'יישוב או עיר',
    suburb: 'פרבר',
    region: 'מדינה או אזור',
    state: 'מדינה (בתוך הארץ)',
    province: 'פרובינציה',
    prefecture: 'פרפקטורה',
    department: 'מחלקה (אזור)',
    county: 'מחוז (county)',
    area: 'אזור',
    district: 'רובע',
    doSi: 'דו או סי',
    emirate: 'אמירות',
    island: 'אי',
    oblast: 'אובלסט',
    parish: 'קהילה (parish)',
    townland: 'טאונלנד',
    villageTownship: 'כפר או עיירה',
    postalCode: 'מיקוד',
    zip: 'מיקוד (ZIP)',
    postcode: 'מיקוד (postcode)',
    cap: 'מיקוד (CAP)',
    plz: 'מיקוד (PLZ)',
    cep: 'מיקוד (CEP)',
    eircode: 'מיקוד (Eircode)',
    pin: 'מיקוד (PIN)',
    country: 'ארץ',
    chooseCountry: 'בחירת ארץ',
    optional: 'אופציונלי',
    codeLike: (example, digits) =>
      digits === undefined
        ? `כך נראה מיקוד כאן: ${example}.`
        : `מספר הספרות במיקוד: ${digits}. לדוגמה: ${example}.`,
    chooseFromList: 'יש לבחור מהרשימה.',
    enterAddress: 'יש להזין כתובת.',
    missing: 'יש למלא את השדה הזה.',
    save: 'שמירת הכתובת',
    filling: 'הכתובת מתמלאת…',
    filled: 'הכתובת מולאה.',
    incomplete: 'מילאנו את מה שידוע לנו. יש להשלים את השאר.',
    failed: 'לא הצלחנו למצוא את השאר. יש להזין אותו.',
    undone: 'השינויים בוטלו.',
    kept: 'נשאר כפי שהוזן.',
    checking: 'הכתובת נבדקת…',
    didYouMean: 'האם התכוונתם לכתובת הזו?',
    partlyKnown: 'לא הצלחנו לאמת את כל הכתובת. האם היא נכונה?',
    notFound: 'לא מצאנו את הכתובת הזו. האם היא נכונה?',
    accept: 'שימוש בכתובת הזו',
    keep: 'להשאיר כפי שהוזן',
    change: 'עריכה',
    changed: (label, now, was) =>
      was ? `${label}: ${now} במקום ${was}` : `${label}: ${now} (תוספת)`,
    doubtful: (label) => `${label}: כדאי לבדוק`,
    keepTyped: (text) => `להשאיר כפי שהוזן: “${text}”`,
    numbers: (count, shown) =>
      plural(count, {
        one: 'כתובת אחת. בחרו מספר.',
        two: 'שתי כתובות. בחרו מספר.',
        other: `${shown} כתובות. בחרו מספר.`,
      }),
    inside: 'אנחנו מגיעים לכתובת הזו עם משלוחים.',
    outside: 'עדיין אין משלוחים לכתובת הזו.',
  },

  brandPicker: {
    label: 'מותגים',
    search: 'חיפוש מותגים',
    clearSearch: 'ניקוי החיפוש',
    country: 'ארץ',
    tiers: { best: 'המוכרים ביותר', well: 'מוכרים', more: 'מותגים נוספים' },
    found: (count, shown) =>
      plural(count, { one: 'מותג אחד', two: 'שני מותגים', other: `${shown} מותגים` }),
    nothing: 'אין מותגים מתאימים.',
    nothingAdvice: 'כדאי לבדוק את האיות או להקליד פחות אותיות.',
    empty: 'אין כאן מותגים',
    noCountry: 'באיזו ארץ?',
    noCountryAdvice: 'המותגים מסודרים לפי ארץ.',
    chosen: (_count, shown) => `נבחרו: ${shown}`,
    chosenList: 'המותגים שנבחרו',
    added: (name) => `נבחר: ${name}`,
    removed: (name) => `הוסר: ${name}`,
    remove: (name) => `הסרה: ${name}`,
    clear: 'הסרת הכול',
    cleared: 'כל המותגים הוסרו',
    loading: 'המותגים נטענים…',
    failed: 'לא הצלחנו לטעון את המותגים.',
  },

  categoryBrowser: {
    label: 'קטגוריות',
    search: 'חיפוש קטגוריות',
    clearSearch: 'ניקוי החיפוש',
    all: (name) => `הכול: ${name}`,
    whole: 'הכול',
    found: (count, shown) =>
      plural(count, { one: 'קטגוריה אחת', two: 'שתי קטגוריות', other: `${shown} קטגוריות` }),
    nothing: 'אין קטגוריות מתאימות.',
    nothingAdvice: 'כדאי לנסות מילה אחרת או להקליד פחות אותיות.',
    empty: 'אין כאן קטגוריות',
    chosen: (_count, shown) => `נבחרו: ${shown}`,
    clear: 'ניקוי הכול',
    cleared: 'לא נבחרה קטגוריה',
    loading: 'הקטגוריות נטענות…',
    failed: 'לא הצלחנו לטעון את הקטגוריות.',
  },

  fuelPrices: {
    heading: 'מחירי דלק',
    regular: 'בנזין רגיל',
    midGrade: 'בנזין אוקטן בינוני',
    premium: 'בנזין אוקטן גבוה',
    diesel: 'סולר',
    e85: 'אתנול (E85)',
    otherFuel: 'דלק אחר',
    perLiter: 'לליטר',
    perGallon: 'לגלון',
    withoutCurrency: 'מטבע לא ידוע',
    converted: 'הומר מיחידה אחרת.',
    timeUnknown: 'עדכון אחרון: לא ידוע',
  },

  locateButton: {
    label: 'שימוש במיקום שלי',
    locating: 'המיקום מאותר…',
    found: 'המיקום אותר',
    denied: 'הגישה למיקום חסומה. אפשר לאשר אותה בהגדרות האתר בדפדפן.',
    unavailable: 'לא הצלחנו לאתר את המיקום.',
    timeout: 'איתור המיקום נמשך זמן רב מדי.',
  },

  notice: {
    offline: 'אין חיבור לאינטרנט. הטעינה תתבצע כשהחיבור יחזור.',
    keyRefused: 'זה לא זמין כאן.',
    failed: 'הטעינה נכשלה.',
    unavailable: 'השירות לא מציע את זה.',
    retry: 'ניסיון נוסף',
    undo: 'ביטול',
    tooMany: 'יותר מדי בקשות.',
    busy: 'השירות עמוס.',
    slow: 'זה נמשך יותר מהרגיל.',
    tryingAgain: (when) => (when ? `ניסיון נוסף ${when}…` : 'ניסיון נוסף…'),
    tryAgain: (when) => (when ? `אפשר לנסות שוב ${when}.` : 'אפשר לנסות שוב עכשיו.'),
    inSeconds: 'בעוד כמה שניות',
    inMinutes: 'בעוד כמה דקות',
    inHours: 'בעוד כמה שעות',
    inDays: 'בעוד כמה ימים',
  },

  openIn: {
    openIn: 'פתיחה באפליקציה…',
    apps: {
      google: 'מפות Google',
      apple: 'המפות של Apple',
      waze: 'Waze',
      geo: 'אפליקציית המפות של המכשיר',
    },
    fromHere: 'מהמיקום שלך',
    cancel: 'ביטול',
  },

  openingHours: {
    title: 'שעות פתיחה',
    open: 'פתוח',
    closed: 'סגור',
    alwaysOpen: 'פתוח 24 שעות',
    alwaysClosed: 'סגור כל השבוע',
    temporarily: 'סגור זמנית',
    permanently: 'סגור לצמיתות',
    closes: (time, day) => (day ? `נסגר: ${day} בשעה ${time}` : `נסגר בשעה ${time}`),
    closesAtMidnight: 'נסגר בחצות',
    opens: (time, day) => (day ? `נפתח: ${day} בשעה ${time}` : `נפתח בשעה ${time}`),
    closesIn: (duration) => `נסגר בעוד ${duration}`,
    opensIn: (duration) => `נפתח בעוד ${duration}`,
    today: 'היום',
    dayClosed: 'סגור',
    dayUnknown: 'השעות לא ידועות',
    dayPartial: 'השעות עשויות להשתנות',
    allDay: 'פתוח 24 שעות',
    zone: (name) => `שעון מקומי (${name})`,
    localTime: 'שעון מקומי',
  },

  partnerReview: {
    rating: (shown, most) => `${shown} מתוך ${most}`,
    reviews: (count, shown) =>
      plural(count, { one: 'ביקורת אחת', two: 'שתי ביקורות', other: `${shown} ביקורות` }),
  },

  photoGallery: {
    photos: 'תמונות',
    photosOf: (place) => `תמונות: ${place}`,
    photo: (shown, total) => `תמונה ${shown} מתוך ${total}`,
    open: (shown, total) => `פתיחת תמונה ${shown} מתוך ${total}`,
    previous: 'התמונה הקודמת',
    next: 'התמונה הבאה',
    close: 'סגירת התמונות',
    failed: 'לא הצלחנו לטעון את התמונות.',
  },

  placeCard: {
    loading: 'המקום נטען…',
    unnamed: 'מקום ללא שם',
    notFound: 'לא מצאנו את המקום הזה.',
    which: 'לאיזה מקום הכוונה?',
    several: places,
    more: (_count, shown) => `ועוד ${shown}`,
    others: 'תוצאות אחרות',
    failed: 'לא הצלחנו לטעון את המקום הזה.',
    actions: 'פעולות',
    directions: 'מסלול',
    call: 'חיוג',
    website: 'אתר',
    share: 'שיתוף',
    copyAddress: 'העתקת הכתובת',
    copyCoordinates: 'העתקת הקואורדינטות',
    copied: 'הועתק',
    copyFailed: 'ההעתקה נכשלה.',
    details: 'פרטים נוספים',
    address: 'כתובת',
    category: 'קטגוריה',
    brand: 'מותג',
    area: 'אזור',
    coordinates: 'קואורדינטות',
    accuracy: (shown, most) => `התאמה: ${shown} מתוך ${most}`,
  },

  placeDetails: {
    sponsored: 'ממומן',
    more: 'עוד',
    less: 'פחות',
    nationalPhone: 'מספר ארצי',
    mobile: 'נייד',
    fax: 'פקס',
    extension: 'שלוחה',
    website: 'אתר',
    facts: 'טוב לדעת',
    price: 'מחיר',
    cuisines: 'מטבח',
    specialFeatures: 'שירותים ומתקנים',
    goodFor: 'מתאים ל',
    reservations: 'הזמנת מקום',
    dressCode: 'קוד לבוש',
    features: 'מאפיינים',
    wifi: 'Wi-Fi',
    smoking: 'עישון',
    parking: 'חניה',
    shuttleService: 'הסעות',
    paymentMethods: 'תשלום',
    tips: 'טיפים',
  },

  reverseGeocode: {
    heading: 'מה יש כאן',
    loading: 'מחפשים את הכתובת…',
    nothing: 'אין כאן כתובת',
    failed: 'לא הצלחנו למצוא את הכתובת הזו.',
    coordinates: 'קואורדינטות',
  },

  placeSearch: {
    label: 'חיפוש מקום',
    placeholder: 'מקום או כתובת',
    clear: 'ניקוי',
    list: 'הצעות',
    loading: 'מחפשים…',
    found: (count, shown) =>
      plural(count, { one: 'הצעה אחת', two: 'שתי הצעות', other: `${shown} הצעות` }),
    nothing: 'אין תוצאות',
    nothingAdvice: 'כדאי לבדוק את האיות או לקצר את החיפוש.',
    short: (least, shown) =>
      plural(least, {
        one: 'יש להקליד לפחות אות אחת',
        two: 'יש להקליד לפחות שתי אותיות',
        other: `יש להקליד לפחות ${shown} אותיות`,
      }),
    needsLocation: 'לחפש בסביבה?',
    useMyLocation: 'שימוש במיקום שלי',
    locating: 'המיקום מאותר…',
    denied: 'הגישה למיקום חסומה. אפשר לאשר אותה בהגדרות האתר בדפדפן.',
    unavailable: 'לא הצלחנו לאתר את המיקום.',
    timeout: 'איתור המיקום נמשך זמן רב מדי.',
    failed: 'החיפוש לא פועל כרגע.',
    recent: (count, shown) =>
      plural(count, {
        one: 'מקום אחרון אחד',
        two: 'שני מקומות אחרונים',
        other: `${shown} מקומות אחרונים`,
      }),
    editRecent: 'עריכת המקומות האחרונים',
    removed: (line) => `הוסר: ${line}`,
    close: 'סגירת החיפוש',
    chosen: (line) => `נבחר: ${line}`,
    chooseOne: 'יש לבחור מקום מהרשימה.',
    coordinate: 'מעבר לקואורדינטות האלה',
    addByHand: 'הזנת כתובת ידנית',
    category: 'הצגת הכול בקרבת מקום',
    brand: 'מותג',
    area: 'אזור',
  },

  maneuvers: {
    start: (step) => along(step.compass ? `התקדמו ${compass[step.compass]}` : 'צאו לדרך', step),
    turn: (step) => onto(turning(step), step),
    'u-turn': (step) => thenOn(sideways('בצעו פניית פרסה', step), step),
    continue: (step) => along('המשיכו', step),
    'name-change': (step) => along('המשיכו', step),
    'enter-highway': (step) => `${beside('עלו במחלף', step)} אל ${step.road ?? 'הכביש המהיר'}`,
    'exit-highway': (step) => toward(beside('צאו ביציאה', step), step),
    ramp: (step) => toward(beside('עלו על הרמפה', step), step),
    merge: (step) => onto(sideways('השתלבו', step), step),
    keep: (step) => onto(`בפיצול ${keeping(step)}`, step),
    'keep-highway': (step) => onto(`בפיצול הכביש המהיר ${keeping(step)}`, step),
    'keep-surface': (step) => onto(`בפיצול ${keeping(step)}`, step),
    'stay-highway': (step) => along(`בפיצול הכביש המהיר ${keeping(step)} והמשיכו באותו כביש`, step),
    'stay-surface': (step) => along(`בפיצול ${keeping(step)} והמשיכו באותה דרך`, step),
    'enter-roundabout': (step) => {
      if (step.exit) return onto(`בכיכר צאו ביציאה ה-${step.exit}`, step)
      return step.road ? `היכנסו לכיכר ${step.road}` : 'היכנסו לכיכר'
    },
    'leave-roundabout': (step) =>
      onto(step.exit ? `צאו מהכיכר ביציאה ה-${step.exit}` : 'צאו מהכיכר', step),
    'straight-through-rotary': (step) =>
      onto(`בכיכר המשיכו ישר${step.exit ? ` (יציאה ${step.exit})` : ''}`, step),
    'enter-tunnel': (step) => along('המשיכו דרך המנהרה', step),
    'leave-tunnel': (step) => along(step.road ? 'אחרי המנהרה המשיכו' : 'צאו מהמנהרה', step),
    'enter-bridge': (step) => along('המשיכו על הגשר', step),
    'take-ferry': ({ road }) => (road ? `עלו למעבורת ${road}` : 'עלו למעבורת'),
    'leave-ferry': (step) => thenOn('רדו מהמעבורת', step),
    'continue-on-foot': (step) => along('המשיכו ברגל', step),
    'enter-private-road': (step) => {
      const road = step.road ? `הדרך הפרטית ${step.road}` : 'הדרך הפרטית'
      return `${step.side ? turning(step) : 'היכנסו'} אל ${road}`
    },
    'enter-country': (step) =>
      thenOn(step.country ? `חצו את הגבול (${step.country})` : 'חצו את הגבול', step),
    stairs: (step) => toward(beside('עברו במדרגות', step), step),
    escalator: (step) => toward(beside('עברו במדרגות הנעות', step), step),
    arrive: (step) => (step.side ? beside('היעד נמצא', step) : 'הגעתם ליעד'),
    arriveAtStop: (step) =>
      step.side
        ? beside(`עצירה ${step.stop ?? ''} נמצאת`, step)
        : `הגעתם לעצירה ${step.stop ?? ''}`,
    unknown: (step) => (step.road ? onto('המשיכו', step) : 'המשיכו במסלול'),
    immediately: (sentence) => `ואז ${sentence}`,
    driveOn: {
      left: 'מכאן נוהגים בצד שמאל של הכביש.',
      right: 'מכאן נוהגים בצד ימין של הכביש.',
    },
    follow: (distance) => `לאורך ${distance}`,
    endingOn: (road) => `ובסוף: ${road}`,
  },

  maneuverList: {
    list: 'הוראות הגעה',
    from: 'מוצא',
    to: 'יעד',
    noRoute: 'לא נמצא מסלול',
    noRouteAdvice: 'אפשר להזיז את ההתחלה או את היעד, או להימנע מפחות דברים.',
    noSteps: 'אין הוראות מפורטות למסלול הזה',
    showAll: (count, shown) =>
      plural(count, {
        one: 'הצגת שלב אחד',
        two: 'הצגת שני השלבים',
        other: `הצגת כל ${shown} השלבים`,
      }),
    copy: 'העתקה',
    copied: 'ההוראות הועתקו',
    copyFailed: 'העתקת ההוראות נכשלה.',
  },

  routeOptions: {
    vehicle: 'אמצעי תחבורה',
    vehicles: { car: 'רכב', truck: 'משאית', bicycle: 'אופניים', pedestrian: 'ברגל' },
    optimize: 'העדפה',
    optimizations: { fastest: 'הכי מהיר', shortest: 'הכי קצר', easiest: 'הכי מעט פניות' },
    avoid: 'להימנע מ',
    avoidances: {
      toll: 'כבישי אגרה',
      highway: 'כבישים מהירים',
      uturn: 'פניות פרסה',
      unpaved: 'דרכים לא סלולות',
      ferry: 'מעבורות',
    },
    carpool: 'שימוש בנתיבים רבי-תפוסה',
  },

  routeSummary: {
    label: 'סיכום המסלול',
    unknownDistance: 'המרחק לא ידוע',
    unknownDuration: 'הזמן לא ידוע',
    arrive: (time) => `הגעה: ${time}`,
    via: (road) => `דרך ${road}`,
    by: { car: 'ברכב', truck: 'במשאית', bicycle: 'באופניים', pedestrian: 'ברגל' },
    unmet: {
      hov: 'במסלול הזה יש נתיב רב-תפוסה',
      toll: 'במסלול הזה יש כביש אגרה',
      highway: 'במסלול הזה יש כביש מהיר',
      uturn: 'במסלול הזה יש פניית פרסה',
      unpaved: 'במסלול הזה יש דרך לא סלולה',
      ferry: 'במסלול הזה יש מעבורת',
    },
  },

  savedPlaces: {
    list: 'מקומות אחרונים',
    pin: (line) => `הצמדה: ${line}`,
    remove: (line) => `הסרה: ${line}`,
    removeAll: 'הסרת הכול',
    done: 'סיום',
  },

  searchResults: {
    list: 'תוצאות החיפוש',
    idle: 'כשתחפשו, המקומות יופיעו כאן.',
    loading: 'מחפשים…',
    found: places,
    nothing: 'אין תוצאות',
    edit: 'עריכת החיפוש',
    nothingAdvice: 'כדאי לבדוק את האיות או לחפש במקום אחר.',
    nothingChosenAdvice: 'כדאי לבדוק את האיות, לבחור פחות מסננים או לחפש במקום אחר.',
    nothingInside: 'אין מקומות באזור הזה',
    nothingInsideAdvice: 'כדאי לנסות חיפוש אחר.',
    unnamed: 'מקום ללא שם',
    sort: 'מיון לפי',
    relevance: 'רלוונטיות',
    byDistance: (from) => `מרחק ${from}`,
    byRating: 'דירוג',
    byPrice: 'מחיר',
    cheapest: 'הכי זול',
    filters: 'מסננים',
    openNow: 'פתוח עכשיו',
    rated: (rating) => `דירוג ${rating} ומעלה`,
    clearFilters: 'ניקוי המסננים',
    filtered: (shown, of) => `${shown} מתוך ${of}`,
    nonePasses: 'שום דבר לא מתאים למסננים.',
    hoursUnknown: (count, shown) =>
      plural(count, {
        one: 'מקום אחד מוסתר: השעות שלו לא ידועות.',
        two: 'שני מקומות מוסתרים: השעות שלהם לא ידועות.',
        other: `${shown} מקומות מוסתרים: השעות שלהם לא ידועות.`,
      }),
    ratingUnknown: (count, shown) =>
      plural(count, {
        one: 'מקום אחד מוסתר: אין לו דירוג.',
        two: 'שני מקומות מוסתרים: אין להם דירוג.',
        other: `${shown} מקומות מוסתרים: אין להם דירוג.`,
      }),
    showUnknown: 'להציג בכל זאת',
    bounded: 'ייתכן שיש עוד.',
    fromYou: 'ממך',
    fromMapCenter: 'ממרכז המפה',
    fromSearchCenter: 'ממרכז החיפוש',
    fromPlace: (name) => `מנקודת המוצא ${name}`,
    more: 'הצגת עוד',
    searchOn: 'חיפוש רחוק יותר',
    loadingMore: 'טוענים עוד…',
    moreFailed: 'לא הצלחנו לטעון עוד.',
    refreshFailed: 'ייתכן שהתוצאות האלה לא מעודכנות.',
    showAll: (count, shown) =>
      plural(count, {
        one: 'הצגת המקום',
        two: 'הצגת שני המקומות',
        other: `הצגת כל ${shown} המקומות`,
      }),
    failed: 'החיפוש לא פועל כרגע.',
  },
}
