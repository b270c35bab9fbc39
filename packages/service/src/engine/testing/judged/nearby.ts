import type { Coordinate } from '@signpost/client/domain'
import { asked, type Group } from './groups.ts'
import { named } from './rules.ts'

/** An object with the unfinished texts that find it: one typed at its spot, and one typed 1 to 3 km away. */
type NearbyRow = readonly [
  onSpot: string,
  fromAfar: string,
  name: string,
  latitude: number,
  longitude: number,
  kind?: 'place' | 'street',
]

const inMontevideo: readonly NearbyRow[] = [
  ['cam', 'cambio s', 'Cambio Suizo', -34.9197, -56.1521],
  ['caf', 'cafe br', 'Café Brasilero', -34.9057, -56.2047],
  ['mus', 'museo to', 'Museo Torres García', -34.9065, -56.2014],
  ['es m', 'es mer', 'Es Mercat', -34.9056, -56.2102],
  ['el f', 'el fog', 'El Fogón', -34.9071, -56.1929],
  ['oro', 'oro d', 'Oro del Rhin', -34.9062, -56.192],
  ['rar', 'rara', 'Rara Avis', -34.9075, -56.2009],
  ['la fo', 'la fond', 'La Fonda', -34.9079, -56.2103],
  ['esca', 'escara', 'Escaramuza', -34.9065, -56.171],
  ['cin', 'cine un', 'Cine Universitario', -34.9086, -56.1881],
  ['exp', 'expres', 'Expreso Pocitos', -34.914, -56.1491],
  ['cas', 'castil', 'Castillo Pittamiglio', -34.921, -56.1498],
  ['pur', 'puro', 'Puro Verso', -34.9051, -56.1893],
  ['cand', 'candil', 'El Candil', -34.9068, -56.1926],
  ['gaz', 'gazpa', 'Gazpacho', -34.8826, -56.1351],
  ['clar', 'clary', 'Clary Sage', -34.9119, -56.1521],
  ['mig', 'migui', 'Miguita de Pan', -34.8665, -56.1967],
  ['tre', 'tres her', 'Tres Hermanos', -34.9079, -56.2121],
  ['gir', 'giras', 'Girasoles', -34.9047, -56.1893],
  ['lic', 'liceo 7', 'Liceo 72', -34.8943, -56.2471],
  ['fac', 'facultad de d', 'Facultad de Derecho', -34.9026, -56.1765],
  ['bib', 'bibliote', 'Biblioteca Nacional', -34.9029, -56.1774],
  ['dal', 'dalmi', 'Dalmiro Costa', -34.8911, -56.1196, 'street'],
  ['vila', 'vilar', 'Vilardebó', -34.8764, -56.1887, 'street'],
  ['joa', 'joani', 'Joanico', -34.8817, -56.1544, 'street'],
]

const inAstana: readonly NearbyRow[] = [
  ['кер', 'керуе', 'Керуен', 51.1278, 71.4253],
  ['дум', 'дума', 'Думан', 51.1481, 71.4166],
  ['хан', 'хан ш', 'Хан Шатыр', 51.1325, 71.4039],
  ['нац', 'национа', 'Национальный музей Республики Казахстан', 51.1182, 71.4694],
  ['дво', 'дворец н', 'Дворец Независимости', 51.1206, 71.4721],
  ['lin', 'line b', 'Line Brew', 51.1636, 71.416],
  ['мег', 'мегаст', 'Мегастрой', 51.1739, 71.4528],
  ['гип', 'гиппок', 'Гиппократ', 51.1687, 71.3997],
  ['жиб', 'жибек', 'Жибек жолы', 51.1694, 71.4384],
  ['ком', 'комиль', 'Комильфо', 51.1433, 71.4457],
  ['сун', 'сункар', 'Сункар', 51.1723, 71.4512],
  ['рам', 'рамст', 'Рамстор', 51.1754, 71.4391],
  ['бел', 'белый', 'белый ветер', 51.1683, 71.4237],
  ['вое', 'военно', 'Военно-исторический музей', 51.1556, 71.4316],
  ['yak', 'yakit', 'Yakitoriya', 51.1432, 71.41],
  ['тул', 'тулпа', 'Тулпар', 51.175, 71.4392],
]

/** The degrees from the object to the user: about 50 m, and 1.2 to 2.6 km in four directions. */
const nextTo = { latitude: 0.0003, longitude: 0.0003 }
const afar = [
  { latitude: 0.012, longitude: 0.006 },
  { latitude: -0.01, longitude: 0.018 },
  { latitude: 0.004, longitude: -0.016 },
  { latitude: 0.019, longitude: -0.011 },
] as const

/** Unfinished texts of users near the object, whose distance matters more than its fame. */
export const nearby: readonly Group[] = [
  ...inMontevideo.flatMap((row, index) => around('es', row, index)),
  ...inAstana.flatMap((row, index) => around('ru', row, index)),
]

function around(language: string, row: NearbyRow, index: number): Group[] {
  const [onSpot, fromAfar, name, latitude, longitude, kind = 'place'] = row
  const at = { latitude, longitude }
  const rules = [named(kind, name, at, { kilometers: 0.3 })]
  const ask = (way: string, text: string, by: Coordinate = nextTo): Group => {
    const center = { latitude: latitude + by.latitude, longitude: longitude + by.longitude }
    return asked(way, language, center, [text], () => [text, rules])
  }
  return [ask('at the spot', onSpot), ask('from 1 to 3 km', fromAfar, afar[index % afar.length])]
}
