import type { CompassPoint } from '../../domain/compass.ts'
import type { ManeuverMessages, StepWords } from './ManeuverMessages.ts'

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

const hand = ({ side }: StepWords): string => (side?.endsWith('left') ? 'اليسار' : 'اليمين')

/** «على اليسار» بعد ما هو هناك. */
const beside = (what: string, step: StepWords): string =>
  step.side ? `${what} على ${hand(step)}` : what

const turning = ({ side }: StepWords): string => (side ? turns[side] : 'انعطف')
const keeping = (step: StepWords): string => (step.side ? `الزم ${hand(step)}` : 'تابع إلى الأمام')

const onto = (act: string, { road }: StepWords): string => (road ? `${act} إلى ${road}` : act)
const toTake = (act: string, { road }: StepWords): string =>
  road ? `${act} للدخول إلى ${road}` : act
const toward = (act: string, { road }: StepWords): string => (road ? `${act} باتجاه ${road}` : act)
const along = (act: string, { road }: StepWords): string => (road ? `${act} على ${road}` : act)
const thenOn = (act: string, { road }: StepWords): string =>
  road ? `${act} وتابع السير على ${road}` : act

export const ar: ManeuverMessages = {
  start: (step) => along(step.compass ? `اتجه نحو ${compass[step.compass]}` : 'انطلق', step),
  turn: (step) => onto(turning(step), step),
  'u-turn': (step) => thenOn(step.side ? `استدر للخلف من جهة ${hand(step)}` : 'استدر للخلف', step),
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
  'stay-surface': (step) => `عند المفترق ${keeping(step)} للبقاء على ${step.road ?? 'الطريق نفسه'}`,
  'enter-roundabout': ({ road }) => (road ? `ادخل الدوّار ${road}` : 'ادخل الدوّار'),
  'leave-roundabout': (step) => onto('اخرج من الدوّار', step),
  'straight-through-rotary': (step) => along('عند الدوّار تابع إلى الأمام', step),
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
  unknown: (step) => along('تابع السير', step),
  immediately: (sentence) => `وبعد ذلك مباشرةً ${sentence}`,
  driveOn: {
    left: 'من هنا تكون القيادة على يسار الطريق.',
    right: 'من هنا تكون القيادة على يمين الطريق.',
  },
  follow: (distance) => `لمسافة ${distance}`,
  endingOn: (road) => `وتنتهي على ${road}`,
}
