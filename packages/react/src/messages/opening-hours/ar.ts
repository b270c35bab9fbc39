import type { OpeningHoursMessages } from './OpeningHoursMessages.ts'

export const ar: OpeningHoursMessages = {
  title: 'ساعات العمل',
  open: 'مفتوح',
  closed: 'مغلق',
  alwaysOpen: 'مفتوح على مدار الساعة',
  alwaysClosed: 'مغلق طوال الأسبوع',
  closes: (time, day) => (day ? `يغلق ${day} الساعة ${time}` : `يغلق الساعة ${time}`),
  opens: (time, day) => (day ? `يفتح ${day} الساعة ${time}` : `يفتح الساعة ${time}`),
  closesIn: (duration) => `يغلق خلال ${duration}`,
  opensIn: (duration) => `يفتح خلال ${duration}`,
  today: 'اليوم',
  dayClosed: 'مغلق',
  allDay: 'مفتوح على مدار الساعة',
  zone: (name) => `التوقيت المحلي (${name})`,
}
