import { pluralOf, type ReactMessages } from '@signpost/react'
import { he as react } from '@signpost/react/messages/he'
import type { MapMessages } from './MapMessages.ts'

const plural = pluralOf('he')

/** Hebrew, of the components with a map and of all others. */
export const he: ReactMessages & MapMessages = {
  ...react,
  directions: {
    label: 'מסלול',
    origin: 'מוצא',
    destination: 'יעד',
    swap: 'החלפה בין המוצא ליעד',
    addStop: 'הוספת עצירה',
    addStopHere: 'הוספת עצירה כאן',
    stop: (shown) => (shown ? `עצירה ${shown}` : 'עצירה'),
    removeStop: 'הסרה',
    move: 'הזזה',
    moveHelp: 'אפשר לגרור, להשתמש במקשי החצים, או ללחוץ כאן ואז על הידית במקום החדש.',
    lifted: (name) => `${name}: יש לבחור את המקום החדש.`,
    moved: (name, position, count) => `${name}: ${position} מתוך ${count}`,
    removed: (name) => `הוסר: ${name}`,
    missing: (from, to) => `אין מסלול: ${from} – ${to}`,
    options: 'אפשרויות',
    pick: 'בחירה במפה',
    picking: 'אפשר להזיז את המפה מתחת לסיכה או ללחוץ על נקודה.',
    pickHere: 'שימוש בנקודה הזו',
    cancel: 'ביטול',
    start: 'יש לבחור היכן המסלול מתחיל והיכן הוא מסתיים.',
    loading: 'מחפשים מסלול…',
    none: 'אין מסלול בין הנקודות האלה',
    noneAdvice: 'כדאי לנסות אמצעי תחבורה אחר.',
    noneAvoidingAdvice: 'כדאי לנסות אמצעי תחבורה אחר או להימנע מפחות דברים.',
    failed: 'לא הצלחנו לטעון את המסלול.',
    steps: 'שלבים',
    overview: 'סקירה',
    print: 'הדפסה',
    map: 'מפת המסלול',
  },

  mapView: {
    label: 'מפה',
    loading: 'המפה נטענת…',
    zoomIn: 'התקרבות',
    zoomOut: 'התרחקות',
    north: 'כיוון המפה לצפון',
    move: 'הזזת המפה',
    moveUp: 'למעלה',
    moveDown: 'למטה',
    moveLeft: 'שמאלה',
    moveRight: 'ימינה',
    features: 'מקומות במפה',
    you: 'המיקום שלך',
    attribution: 'מקורות המפה',
    holdControl: 'כדי לשנות את המרחק מהמפה, גללו עם Ctrl',
    holdCommand: 'כדי לשנות את המרחק מהמפה, גללו עם ⌘',
    twoFingers: 'הזיזו את המפה בשתי אצבעות',
    problems: {
      'no-webgl': 'הדפדפן הזה לא יכול להציג את המפה: אין בו WebGL.',
      'context-lost': 'המפה הושהתה. היא תחזור בעוד רגע.',
      library: 'לא הצלחנו לטעון את המפה.',
      worker: 'לא הצלחנו להפעיל את המפה.',
      style: 'לא הצלחנו לטעון את המפה.',
      tiles: 'אין נתוני מפה לאזור הזה',
      slow: 'המפה נטענת לאט.',
    },
  },

  placeBrowser: {
    label: 'מקומות',
    categories: 'קטגוריות',
    nearby: 'מה יש בסביבה',
    close: 'סגירה',
    height: 'גובה החלונית',
    low: 'נמוך',
    half: 'חצי',
    full: 'מלא',
  },

  placeMap: {
    searchArea: 'חיפוש באזור הזה',
    cluster: (count, shown) =>
      plural(count, { one: 'מקום אחד', two: 'שני מקומות', other: `${shown} מקומות` }),
    close: 'סגירה',
    pin: 'הנקודה שנבחרה',
    pinHelp: 'מקשי החצים מזיזים את הסיכה. עם Shift הצעדים גדולים יותר.',
    pinHere: 'מרכוז הסיכה',
  },

  storeLocator: {
    label: 'חנויות',
    search: 'כתובת, עיר או מיקוד',
    none: 'אין חנויות בקרבת מקום',
    noneAdvice: 'כדאי לנסות מיקום אחר.',
    noneInside: 'אין חנויות באזור הזה',
    inside: 'אנחנו מגיעים לכאן עם משלוחים.',
    outside: 'עדיין אין משלוחים לכאן.',
    failed: 'לא הצלחנו לטעון את החנויות.',
    map: 'מפת החנויות',
  },

  addressConfirm: {
    map: 'מפת הכתובת',
    hint: 'יש להעביר את הסיכה אל הכניסה: לגרור אותה, ללחוץ על המפה או להשתמש במקשי החצים.',
    pin: 'סיכת הכתובת',
    here: 'במקום הסיכה',
    use: 'שימוש בכתובת הזו',
    save: 'שמירת הכתובת',
  },
}
