import { centers } from './centers.ts'
import { asked, type Group } from './groups.ts'
import { address, branches, crossing, named, places, spot, term } from './rules.ts'

const at = centers.astana

/** Kinds of places in Astana: the code, and the words in Russian, Kazakh and English. */
const kinds: readonly (readonly [code: string, ru: string, kk: string, en: string])[] = [
  ['amenity/pharmacy', 'аптека', 'дәріхана', 'pharmacy'],
  ['amenity/restaurant', 'ресторан', 'мейрамхана', 'restaurant'],
  ['amenity/cafe', 'кафе', 'кафе', 'coffee'],
  ['amenity/fuel', 'заправка', 'жанармай', 'gas station'],
  ['amenity/fuel', 'азс', 'жанармай құю бекеті', 'fuel'],
  ['tourism/hotel', 'гостиница', 'қонақүй', 'hotel'],
  ['tourism/hotel', 'отель', 'қонақ үй', 'hotels'],
  ['amenity/bank', 'банк', 'банк', 'bank'],
  ['amenity/atm', 'банкомат', 'банкомат', 'atm'],
  ['shop/supermarket', 'супермаркет', 'супермаркет', 'supermarket'],
  ['amenity/hospital', 'больница', 'аурухана', 'hospital'],
  ['education/school', 'школа', 'мектеп', 'school'],
  ['education/kindergarten', 'детский сад', 'балабақша', 'kindergarten'],
  ['amenity/bar', 'бар', 'бар', 'bar'],
  ['amenity/car_wash', 'автомойка', 'автожуу', 'car wash'],
  ['shop/mall', 'торговый центр', 'сауда орталығы', 'mall'],
  ['amenity/police', 'полиция', 'полиция', 'police'],
]

const nearMe: readonly (readonly [text: string, language: string, code: string])[] = [
  ['аптека рядом', 'ru', 'amenity/pharmacy'],
  ['аптека рядом со мной', 'ru', 'amenity/pharmacy'],
  ['кафе поблизости', 'ru', 'amenity/cafe'],
  ['гостиница недорого рядом', 'ru', 'tourism/hotel'],
  ['ближайшая аптека', 'ru', 'amenity/pharmacy'],
  ['заправка рядом', 'ru', 'amenity/fuel'],
  ['круглосуточная аптека', 'ru', 'amenity/pharmacy'],
  ['банкомат рядом', 'ru', 'amenity/atm'],
  ['супермаркет открыто сейчас', 'ru', 'shop/supermarket'],
  ['жақын дәріхана', 'kk', 'amenity/pharmacy'],
  ['кафе маңында', 'kk', 'amenity/cafe'],
  ['hotel near me', 'en', 'tourism/hotel'],
  ['restaurants nearby', 'en', 'amenity/restaurant'],
]

const streetPoints = {
  kenesary: { latitude: 51.1665, longitude: 71.435 },
  respubliki: { latitude: 51.1665, longitude: 71.4275 },
} as const

const inPlaces: readonly (readonly [text: string, code: string])[] = [
  ['аптека астана', 'amenity/pharmacy'],
  ['гостиница в астане', 'tourism/hotel'],
  ['ресторан астана', 'amenity/restaurant'],
  ['астана кафе', 'amenity/cafe'],
  ['hotels in astana', 'tourism/hotel'],
  ['restaurants astana', 'amenity/restaurant'],
]

const onStreets: readonly (readonly [string, string, keyof typeof streetPoints])[] = [
  ['аптека кенесары', 'amenity/pharmacy', 'kenesary'],
  ['кафе на республики', 'amenity/cafe', 'respubliki'],
  ['банк проспект республики', 'amenity/bank', 'respubliki'],
  ['ресторан улица кенесары', 'amenity/restaurant', 'kenesary'],
]

const brands: readonly (readonly [text: string, id: string])[] = [
  ['казмунайгаз', 'Q1417227'],
  ['kazmunaygas', 'Q1417227'],
  ['қазмұнайгаз', 'Q1417227'],
  ['гелиос', 'Q62286471'],
  ['sinooil', 'Q503182'],
  ['small', 'small-8f26de'],
  ['halyk bank', 'Q1046186'],
  ['газпромнефть', 'Q1461799'],
  ['technodom', 'technodom-d3529a'],
  ['технодом', 'technodom-d3529a'],
  ['kfc', 'Q524757'],
]

const landmarks: readonly (readonly [text: string, names: string])[] = [
  ['байтерек', 'Астана-Байтерек'],
  ['астана опера', 'Астана Опера'],
  ['опера', 'Астана Опера'],
  ['хан шатыр', 'Хан Шатыр'],
  ['астана арена', 'Астана Арена'],
  ['цирк', 'Столичный Цирк'],
  ['президентский парк', 'Президентский парк'],
  ['керуен', 'Керуен'],
  ['мега', 'Мега Силк Вей'],
  ['назарбаев университет', 'Назарбаев Университет'],
  ['евразия', 'ТРЦ "Евразия"|ТРЦ "Евразия-2"'],
  ['автовокзал', 'Автовокзал Сапаржай'],
  ['велотрек', 'Велотрек Сарыарка'],
  ['национальный музей', 'Национальный музей Республики Казахстан'],
  ['дворец мира', 'Дворец мира и согласия'],
]

const otherScripts: readonly (readonly [text: string, language: string, names: string])[] = [
  ['bayterek', 'en', 'Астана-Байтерек'],
  ['baiterek', 'en', 'Астана-Байтерек'],
  ['khan shatyr', 'en', 'Хан Шатыр'],
  ['astana opera', 'en', 'Астана Опера'],
  ['astana arena', 'en', 'Астана Арена'],
  ['бәйтерек', 'kk', 'Астана-Байтерек'],
  ['keruen', 'en', 'Керуен|Keruen City'],
  ['kerуen', 'ru', 'Керуен|Keruen City'],
  ['nazarbayev universitet', 'en', 'Назарбаев Университет'],
  ['мечеть хазрет султан', 'ru', 'Әзірет Сұлтан мешіті'],
  ['рамада', 'ru', 'Ramada Plaza Astana'],
  ['хилтон', 'ru', 'Hilton Astana|Hilton Garden Inn Astana'],
  ['риксос', 'ru', 'Rixos President Astana'],
]

const streets: readonly (readonly [text: string, names: string])[] = [
  ['кенесары', 'улица Кенесары'],
  ['ул кенесары', 'улица Кенесары'],
  ['проспект республики', 'проспект Республики'],
  ['пр республики', 'проспект Республики'],
  ['республики проспект', 'проспект Республики'],
  ['абая', 'проспект Абая'],
  ['сарыарка', 'проспект Сарыарка'],
  ['кабанбай батыра', 'проспект Кабанбай Батыра'],
  ['kabanbay batyr avenue', 'проспект Кабанбай Батыра'],
  ['достык', 'улица Достык'],
  ['kenesary', 'улица Кенесары'],
  ['turan avenue', 'проспект Туран'],
]

const numbers: readonly (readonly [text: string, street: string, number: string])[] = [
  ['кенесары 40', 'улица Кенесары', '40'],
  ['40 кенесары', 'улица Кенесары', '40'],
  ['улица кенесары, 52', 'улица Кенесары', '52'],
  ['кенесары 52 кв 14', 'улица Кенесары', '52'],
  ['кенесары, дом 40', 'улица Кенесары', '40'],
  ['ул. кенесары д. 40 кв. 5', 'улица Кенесары', '40'],
  ['республики 24', 'проспект Республики', '24'],
  ['республики 10/1', 'проспект Республики', '10'],
  ['проспект республики 24, астана', 'проспект Республики', '24'],
  ['республики 24 офис 3', 'проспект Республики', '24'],
  ['kenesary 40', 'улица Кенесары', '40'],
]

const crossings: readonly (readonly [text: string, one: string, other: string])[] = [
  ['абая и республики', 'проспект Абая', 'проспект Республики'],
  ['угол абая и республики', 'проспект Абая', 'проспект Республики'],
  ['пересечение абая и республики', 'проспект Абая', 'проспект Республики'],
  ['республики / кенесары', 'улица Кенесары', 'проспект Республики'],
  ['кенесары республики', 'улица Кенесары', 'проспект Республики'],
  ['угол кенесары и республики', 'улица Кенесары', 'проспект Республики'],
  ['женис и кенесары', 'проспект Женис', 'улица Кенесары'],
  ['перекресток женис кенесары', 'проспект Женис', 'улица Кенесары'],
]

const halfWords: readonly (readonly [text: string, names: string])[] = [
  ['байтер', 'Астана-Байтерек'],
  ['хан шат', 'Хан Шатыр'],
  ['астана оп', 'Астана Опера'],
  ['президентский п', 'Президентский парк'],
  ['назарбаев ун', 'Назарбаев Университет'],
  ['автовокз', 'Автовокзал Сапаржай'],
]

const halfKinds: readonly (readonly [text: string, language: string, code: string])[] = [
  ['апте', 'ru', 'amenity/pharmacy'],
  ['рестор', 'ru', 'amenity/restaurant'],
  ['гости', 'ru', 'tourism/hotel'],
  ['запр', 'ru', 'amenity/fuel'],
  ['дәріх', 'kk', 'amenity/pharmacy'],
  ['мейрам', 'kk', 'amenity/restaurant'],
  ['супермар', 'ru', 'shop/supermarket'],
]

const typos: readonly (readonly [text: string, names: string])[] = [
  ['хан штаыр', 'Хан Шатыр'],
  ['байтырек', 'Астана-Байтерек'],
  ['призидентский парк', 'Президентский парк'],
  ['назарбаев униветситет', 'Назарбаев Университет'],
  ['автовакзал', 'Автовокзал Сапаржай'],
]

const bayterek = { latitude: 51.1283, longitude: 71.4305 }

export const astana: readonly Group[] = [
  ...(['ru', 'kk', 'en'] as const).map((language, index) =>
    asked('category', language, at, kinds, (row) => [
      row[index + 1] ?? '',
      [term(row[0]), places(row[0], at, {})],
    ]),
  ),
  ...nearMe.map(([text, language, code]) =>
    asked('near me', language, at, [text], () => [
      text,
      [term(code, 2), places(code, at, { grade: 3 })],
    ]),
  ),
  asked('kind and place', 'ru', at, inPlaces, ([text, code]) => [
    text,
    [term(code, 2), places(code, at, { kilometers: 6, grade: 3 })],
  ]),
  asked('kind and place', 'ru', at, onStreets, ([text, code, street]) => [
    text,
    [
      places(code, streetPoints[street], { kilometers: 1.5, grade: 3 }),
      places(code, streetPoints[street], { kilometers: 3, grade: 1 }),
    ],
  ]),
  asked('brand', 'ru', at, brands, ([text, id]) => [
    text,
    [term(id), branches(id, at, { kilometers: 12 })],
  ]),
  asked('brand and place', 'ru', at, brands.slice(0, 6), ([text, id]) => [
    `${text} астана`,
    [term(id, 2), branches(id, at, { kilometers: 12, grade: 3 })],
  ]),
  asked('landmark', 'ru', at, landmarks, ([text, names]) => [text, [named('place', names, at)]]),
  ...otherScripts.map(([text, language, names]) =>
    asked('other script', language, at, [text], () => [text, [named('place', names, at)]]),
  ),
  asked('street', 'ru', at, streets, ([text, name]) => [text, [named('street', name, at)]]),
  asked('number', 'ru', at, numbers, ([text, street, number]) => [text, [address(street, number)]]),
  asked('crossing', 'ru', at, crossings, ([text, one, other]) => [text, [crossing(one, other)]]),
  asked('half word', 'ru', at, halfWords, ([text, names]) => [text, [named('place', names, at)]]),
  ...halfKinds.map(([text, language, code]) =>
    asked('half word', language, at, [text], () => [text, [term(code), places(code, at, {})]]),
  ),
  ...halfKinds.map(([text, language, code]) =>
    asked('enter', language, at, [text], () => [text, [places(code, at, { grade: 3 })]], 'search'),
  ),
  asked('typo', 'ru', at, typos, ([text, names]) => [text, [named('place', names, at)]]),
  asked('postal code', 'ru', at, ['010000', '010016', '020000', '010009'], (code) => [
    code,
    [named('postal', code, at)],
  ]),
  asked(
    'coordinates',
    'ru',
    at,
    [
      '51.1283 71.4305',
      '51.1283,71.4305',
      '71.4305 51.1283',
      '51,1283 71,4305',
      'N51.1283 E71.4305',
      `51°07'42"N 71°25'50"E`,
      '9J3H4CHJ+85',
    ],
    (text) => [text, [spot(bayterek, 300)]],
  ),
  asked('nothing', 'ru', at, ['йцукенгш', 'ъъъщщщ', 'фывапролд'], (text) => [text, []]),
]
