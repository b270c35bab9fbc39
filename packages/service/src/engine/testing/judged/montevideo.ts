import { centers } from './centers.ts'
import { asked, type Group } from './groups.ts'
import type { Rule } from './JudgedQuery.ts'
import { address, branches, crossing, named, places, spot, term } from './rules.ts'

const at = centers.montevideo

/** Kinds of places in Montevideo: the code, the words in Spanish, the words in English, and the distance in kilometers. */
const kinds: readonly (readonly [code: string, es: string, en: string, kilometers?: number])[] = [
  ['amenity/pharmacy', 'farmacia', 'pharmacy'],
  ['amenity/restaurant', 'restaurante', 'restaurant'],
  ['amenity/cafe', 'café', 'coffee'],
  ['amenity/fuel', 'gasolinera', 'gas station'],
  ['amenity/fuel', 'estación de servicio', 'petrol station'],
  ['amenity/atm', 'cajero', 'atm'],
  ['amenity/bank', 'banco', 'bank'],
  ['shop/supermarket', 'supermercado', 'supermarket'],
  ['tourism/hotel', 'hotel', 'hotels'],
  ['tourism/hostel', 'hostal', 'hostel'],
  ['amenity/hospital', 'hospital', 'hospitals'],
  ['amenity/bar', 'bar', 'bars'],
  ['shop/bakery', 'panadería', 'bakery'],
  ['shop/hardware', 'ferretería', 'hardware store'],
  ['amenity/restaurant/pizza', 'pizzería', 'pizza'],
  ['amenity/restaurant/steakhouse', 'parrilla', 'steakhouse'],
  ['amenity/ice_cream', 'heladería', 'ice cream'],
  ['shop/butcher', 'carnicería', 'butcher'],
  ['shop/hairdresser', 'peluquería', 'hairdresser'],
  ['amenity/dentist', 'dentista', 'dentist'],
  ['amenity/police', 'comisaría', 'police', 5],
  ['amenity/parking', 'estacionamiento', 'parking'],
  ['leisure/fitness_centre', 'gimnasio', 'gym'],
  ['amenity/cinema', 'cine', 'cinema', 5],
  ['tourism/museum', 'museo', 'museum'],
  ['amenity/post_office', 'correo', 'post office', 5],
  ['shop/books', 'librería', 'bookstore'],
  ['shop/shoes', 'zapatería', 'shoe store'],
  ['shop/car_repair', 'taller mecánico', 'car repair'],
  ['amenity/veterinary', 'veterinaria', 'vet', 5],
  ['amenity/bureau_de_change', 'casa de cambio', 'currency exchange'],
  ['shop/mall', 'shopping', 'mall', 8],
]

const districts = {
  pocitos: { latitude: -34.9074, longitude: -56.1462 },
  'punta carretas': { latitude: -34.9202, longitude: -56.1601 },
  'ciudad vieja': { latitude: -34.9064, longitude: -56.206 },
  carrasco: { latitude: -34.8856, longitude: -56.0581 },
  cordón: { latitude: -34.9008, longitude: -56.1801 },
  malvín: { latitude: -34.8897, longitude: -56.0948 },
} as const

const inDistricts: readonly (readonly [
  text: string,
  code: string,
  district: keyof typeof districts,
])[] = [
  ['farmacia pocitos', 'amenity/pharmacy', 'pocitos'],
  ['hotel punta carretas', 'tourism/hotel', 'punta carretas'],
  ['supermercado pocitos', 'shop/supermarket', 'pocitos'],
  ['cafe ciudad vieja', 'amenity/cafe', 'ciudad vieja'],
  ['restaurante carrasco', 'amenity/restaurant', 'carrasco'],
  ['bar cordon', 'amenity/bar', 'cordón'],
  ['farmacia en malvin', 'amenity/pharmacy', 'malvín'],
  ['panaderia pocitos', 'shop/bakery', 'pocitos'],
  ['banco en ciudad vieja', 'amenity/bank', 'ciudad vieja'],
  ['restaurants in pocitos', 'amenity/restaurant', 'pocitos'],
  ['hoteles en ciudad vieja', 'tourism/hotel', 'ciudad vieja'],
  ['cajero punta carretas', 'amenity/atm', 'punta carretas'],
  ['pocitos farmacia', 'amenity/pharmacy', 'pocitos'],
  ['museos ciudad vieja', 'tourism/museum', 'ciudad vieja'],
  ['gasolinera carrasco', 'amenity/fuel', 'carrasco'],
  ['coffee in ciudad vieja', 'amenity/cafe', 'ciudad vieja'],
  ['hotel montevideo', 'tourism/hotel', 'ciudad vieja'],
]

/** Kinds in a district whose name is unfinished or misspelt. */
const inHalfDistricts: typeof inDistricts = [
  ['farmacia poc', 'amenity/pharmacy', 'pocitos'],
  ['farmacia poci', 'amenity/pharmacy', 'pocitos'],
  ['farmacia en poc', 'amenity/pharmacy', 'pocitos'],
  ['farmacia pocitso', 'amenity/pharmacy', 'pocitos'],
  ['farmasia pocitos', 'amenity/pharmacy', 'pocitos'],
  ['cafe ciud', 'amenity/cafe', 'ciudad vieja'],
  ['cafe ciudad vi', 'amenity/cafe', 'ciudad vieja'],
  ['museo ciu', 'tourism/museum', 'ciudad vieja'],
  ['hotel punta', 'tourism/hotel', 'punta carretas'],
  ['cafe punta car', 'amenity/cafe', 'punta carretas'],
  ['supermercado mal', 'shop/supermarket', 'malvín'],
  ['bank in ciu', 'amenity/bank', 'ciudad vieja'],
  ['restaurants in poc', 'amenity/restaurant', 'pocitos'],
]

/** A kind with the name of a place of that kind: the text and the names. */
const kindsAndNames: readonly (readonly [text: string, names: string])[] = [
  ['hotel sheraton', 'Sheraton|Four Points Montevideo'],
  ['hotel sher', 'Sheraton|Four Points Montevideo'],
  ['restaurante la pasiva', 'La Pasiva'],
  ['supermercado disco', 'Disco|Supermercado Disco'],
  ['farmacia farmashop', 'Farmashop'],
  ['cine movie', 'Movie Center|Movie'],
  ['heladeria freddo', 'Freddo'],
  ['farmacia san roque', 'San Roque|San Roque Yi|San Roque Cordón|San Roque Centro'],
]

const nearMe: readonly (readonly [
  text: string,
  language: string,
  code: string,
  kilometers?: number,
])[] = [
  ['farmacia cerca', 'es', 'amenity/pharmacy'],
  ['farmacia cerca de mí', 'es', 'amenity/pharmacy'],
  ['restaurantes cerca de mi', 'es', 'amenity/restaurant'],
  ['restaurants near me', 'en', 'amenity/restaurant'],
  ['coffee near me', 'en', 'amenity/cafe'],
  ['pharmacy nearby', 'en', 'amenity/pharmacy'],
  ['farmacia abierta ahora', 'es', 'amenity/pharmacy'],
  ['supermercado abierto ahora', 'es', 'shop/supermarket'],
  ['gas station near me', 'en', 'amenity/fuel'],
  ['cajero cercano', 'es', 'amenity/atm'],
  ['hotel cerca', 'es', 'tourism/hotel'],
  ['atm close to me', 'en', 'amenity/atm'],
  ['nearest pharmacy', 'en', 'amenity/pharmacy'],
  ['pizza near me', 'en', 'amenity/restaurant/pizza'],
  ['pharmacy open now', 'en', 'amenity/pharmacy'],
]

const brands: readonly (readonly [text: string, id: string, kilometers?: number])[] = [
  ['abitab', 'Q16488129'],
  ['ancap', 'Q2824522'],
  ['esso', 'Q867662'],
  ['petrobras', 'name:petrobras'],
  ['santander', 'Q6496310'],
  ['banco santander', 'Q6496310'],
  ['bbva', 'Q806189'],
  ['itau', 'Q1424293'],
  ['mcdonalds', 'Q38076'],
  ["mcdonald's", 'Q38076'],
  ['mc donalds', 'Q38076'],
  ['scotiabank', 'Q451476'],
  ['disco', 'Q16636819'],
  ['hsbc', 'Q190464'],
  ['subway', 'Q244457'],
  ['burger king', 'Q177054'],
  ['movistar', 'Q967735'],
]

const brandsInDistricts: readonly (readonly [string, string, keyof typeof districts])[] = [
  ['disco punta carretas', 'Q16636819', 'punta carretas'],
  ['mcdonalds pocitos', 'Q38076', 'pocitos'],
  ['abitab pocitos', 'Q16488129', 'pocitos'],
  ['abitab en ciudad vieja', 'Q16488129', 'ciudad vieja'],
  ['ancap malvin', 'Q2824522', 'malvín'],
  ['santander pocitos', 'Q6496310', 'pocitos'],
  ['bbva punta carretas', 'Q806189', 'punta carretas'],
  ['itau ciudad vieja', 'Q1424293', 'ciudad vieja'],
  ['pocitos disco', 'Q16636819', 'pocitos'],
  ['hsbc carrasco', 'Q190464', 'carrasco'],
]

/** Landmarks: the text, and the names of the record. */
const landmarks: readonly (readonly [text: string, names: string])[] = [
  ['teatro solis', 'Teatro Solís'],
  ['solis teatro', 'Teatro Solís'],
  ['palacio salvo', 'Palacio Salvo'],
  ['estadio centenario', 'Estadio Centenario'],
  ['centenario estadio', 'Estadio Centenario'],
  ['mercado del puerto', 'Mercado del Puerto'],
  ['mercado agricola', 'Mercado Agrícola de Montevideo'],
  ['plaza independencia', 'Plaza Independencia'],
  ['aeropuerto', 'Aeropuerto Internacional de Carrasco'],
  ['aeropuerto carrasco', 'Aeropuerto Internacional de Carrasco'],
  ['mvd', 'Aeropuerto Internacional de Carrasco'],
  ['terminal tres cruces', 'Terminal Tres Cruces'],
  ['tres cruces', 'Terminal Tres Cruces|Shopping Tres Cruces|Tres Cruces'],
  ['palacio legislativo', 'Palacio Legislativo'],
  ['montevideo shopping', 'Montevideo Shopping'],
  ['nuevocentro', 'Nuevocentro Shopping'],
  ['punta carretas shopping', 'Punta Carretas Shopping'],
  ['hospital britanico', 'Hospital Británico'],
  ['pereira rossell', 'Centro Hospitalario Pereira Rossell'],
  ['museo torres garcia', 'Museo Torres García'],
  ['facultad de derecho', 'Facultad de Derecho'],
  ['jardin botanico', 'Jardín Botánico'],
  ['zoologico', 'Zoológico Villa Dolores'],
  ['cinemateca', 'Cinemateca'],
  ['obelisco', 'Obelisco a los Constituyentes de 1830'],
  ['catedral metropolitana', 'Catedral Metropolitana'],
  ['castillo pittamiglio', 'Castillo Pittamiglio'],
  ['four points', 'Four Points Montevideo'],
  ['gran parque central', 'Estadio Gran Parque Central'],
]

const englishLandmarks: readonly (readonly [text: string, names: string])[] = [
  ['airport', 'Aeropuerto Internacional de Carrasco'],
  ['carrasco airport', 'Aeropuerto Internacional de Carrasco'],
  ['independence plaza', 'Plaza Independencia'],
  ['stadium', 'Estadio Centenario|Estadio Luis Franzini|Estadio Gran Parque Central'],
  [
    'estadio',
    'Estadio Centenario|Estadio Luis Franzini|Estadio Gran Parque Central|Estadio Charrúa',
  ],
]

const areas: readonly (readonly [text: string, name: string])[] = [
  ['pocitos', 'Pocitos'],
  ['punta carretas', 'Punta Carretas'],
  ['ciudad vieja', 'Ciudad Vieja'],
  ['malvin', 'Malvín'],
  ['parque rodo', 'Parque Rodo'],
  ['old city', 'Ciudad Vieja'],
  ['buceo', 'Buceo'],
  ['la blanqueada', 'La Blanqueada'],
]

const halfWords: readonly (readonly [text: string, names: string])[] = [
  ['teatro sol', 'Teatro Solís'],
  ['plaza ind', 'Plaza Independencia|Plaza de los Héroes de la Independencia'],
  ['palacio sal', 'Palacio Salvo'],
  ['estadio cent', 'Estadio Centenario'],
  ['merc del pue', 'Mercado del Puerto'],
  ['aerop', 'Aeropuerto Internacional de Carrasco'],
  ['montevideo sho', 'Montevideo Shopping'],
  ['hospital bri', 'Hospital Británico'],
  ['museo torres g', 'Museo Torres García'],
  ['nuevoc', 'Nuevocentro Shopping'],
  ['zool', 'Zoológico Villa Dolores'],
  ['cinemat', 'Cinemateca'],
  ['palacio legis', 'Palacio Legislativo'],
  ['terminal tres', 'Terminal Tres Cruces'],
  ['castillo pit', 'Castillo Pittamiglio'],
]

const halfKinds: readonly (readonly [text: string, language: string, code: string])[] = [
  ['farm', 'es', 'amenity/pharmacy'],
  ['pharm', 'en', 'amenity/pharmacy'],
  ['restau', 'es', 'amenity/restaurant'],
  ['super', 'es', 'shop/supermarket'],
  ['superm', 'en', 'shop/supermarket'],
  ['gasol', 'es', 'amenity/fuel'],
  ['panad', 'es', 'shop/bakery'],
  ['ferret', 'es', 'shop/hardware'],
  ['pelu', 'es', 'shop/hairdresser'],
  ['hosp', 'es', 'amenity/hospital'],
  ['supermarc', 'en', 'shop/supermarket'],
]

const typos: readonly (readonly [text: string, names: string])[] = [
  ['teatro soliz', 'Teatro Solís'],
  ['palasio salvo', 'Palacio Salvo'],
  ['estadio sentenario', 'Estadio Centenario'],
  ['mercado del peurto', 'Mercado del Puerto'],
  ['montevidio shopping', 'Montevideo Shopping'],
  ['hopital britanico', 'Hospital Británico'],
  ['nuevosentro shopping', 'Nuevocentro Shopping'],
  ['plaza indepedencia', 'Plaza Independencia'],
  ['zoologco', 'Zoológico Villa Dolores'],
  ['sinemateca', 'Cinemateca'],
  ['aeropurto carrasco', 'Aeropuerto Internacional de Carrasco'],
  ['palacio lejislativo', 'Palacio Legislativo'],
]

const kindTypos: readonly (readonly [text: string, code: string])[] = [
  ['farmasia', 'amenity/pharmacy'],
  ['restorante', 'amenity/restaurant'],
  ['supermecado', 'shop/supermarket'],
  ['gasolinara', 'amenity/fuel'],
  ['ospital', 'amenity/hospital'],
]

const streets: readonly (readonly [text: string, names: string])[] = [
  ['avenida italia', 'Avenida Italia'],
  ['av italia', 'Avenida Italia'],
  ['18 de julio', 'Avenida 18 de Julio'],
  ['bvar artigas', 'Bulevar General Artigas'],
  ['bulevar artigas', 'Bulevar General Artigas'],
  ['bvar españa', 'Bulevar España'],
  ['propios', 'Bulevar José Batlle y Ordóñez'],
  ['rivera', 'Avenida General Rivera'],
  ['avenida rivera', 'Avenida General Rivera'],
  ['8 de octubre', 'Avenida 8 de Octubre'],
  ['av luis a de herrera', 'Avenida Luis Alberto de Herrera'],
  ['millan', 'Avenida Millán'],
  ['gral flores', 'Avenida General Flores'],
  ['ellauri', 'José Ellauri'],
  ['rambla gandhi', 'Rambla Mahatma Gandhi'],
  ['colonia', 'Colonia'],
]

const numbers: readonly (readonly [text: string, street: string, number: string])[] = [
  ['18 de julio 1234', 'Avenida 18 de Julio', '1234'],
  ['1234 18 de julio', 'Avenida 18 de Julio', '1234'],
  ['colonia 1013', 'Colonia', '1013'],
  ['1013 colonia', 'Colonia', '1013'],
  ['colonia 1013 apto 302', 'Colonia', '1013'],
  ['colonia 1013 apartamento 4', 'Colonia', '1013'],
  ['colonia 1013, piso 3', 'Colonia', '1013'],
  ['colonia 1013 montevideo', 'Colonia', '1013'],
  ['colonia nro 1013', 'Colonia', '1013'],
  ['colonia n° 1013', 'Colonia', '1013'],
  ['colonia 1013 esc 2 apto 5', 'Colonia', '1013'],
  ['bvar españa 2529', 'Bulevar España', '2529'],
  ['bulevar españa 2529 apto 12', 'Bulevar España', '2529'],
  ['av 18 de julio 1333', 'Avenida 18 de Julio', '1333'],
  ['avenida 18 de julio 1333, montevideo, uruguay', 'Avenida 18 de Julio', '1333'],
  ['ellauri 350', 'José Ellauri', '350'],
  ['bvar españa 2500', 'Bulevar España', '2502'],
]

const crossings: readonly (readonly [text: string, one: string, other: string])[] = [
  ['av italia y propios', 'Avenida Italia', 'Bulevar José Batlle y Ordóñez'],
  ['italia y propios', 'Avenida Italia', 'Bulevar José Batlle y Ordóñez'],
  ['propios y av italia', 'Avenida Italia', 'Bulevar José Batlle y Ordóñez'],
  ['av italia esquina bolivia', 'Avenida Italia', 'Avenida Bolivia'],
  ['avenida italia & bulevar artigas', 'Avenida Italia', 'Bulevar General Artigas'],
  ['bvar artigas y av italia', 'Avenida Italia', 'Bulevar General Artigas'],
  ['esquina de italia y bolivia', 'Avenida Italia', 'Avenida Bolivia'],
  ['italia esq. gallinal', 'Avenida Italia', 'Doctor Alejandro Gallinal'],
  ['corner of avenida italia and bolivia', 'Avenida Italia', 'Avenida Bolivia'],
  ['18 de julio y ejido', 'Avenida 18 de Julio', 'Ejido'],
  ['18 de julio esq ejido', 'Avenida 18 de Julio', 'Ejido'],
  ['ejido y colonia', 'Ejido', 'Colonia'],
  ['colonia and ejido', 'Ejido', 'Colonia'],
]

const solis = { latitude: -34.9076, longitude: -56.2012 }

const nothing = ['xqzvwk', 'zzzzqq', 'qwxyzk 99', 'blorptang', 'hgfjdkslw', 'wvutsrqp']

/** The rules for places of a kind in a district. */
function inDistrict([text, code, district]: (typeof inDistricts)[number]): [string, Rule[]] {
  const at = districts[district]
  return [
    text,
    [
      places(code, at, { kilometers: 1.3, grade: 3 }),
      places(code, at, { kilometers: 2.6, grade: 1 }),
    ],
  ]
}

export const montevideo: readonly Group[] = [
  asked('category', 'es', at, kinds, ([code, es, , kilometers = 3]) => [
    es,
    [term(code), places(code, at, { kilometers })],
  ]),
  asked('category', 'en', at, kinds, ([code, , en, kilometers = 3]) => [
    en,
    [term(code), places(code, at, { kilometers })],
  ]),
  asked('kind and place', 'es', at, [...inDistricts, ...inHalfDistricts], inDistrict),
  asked('kind and place', 'es', at, inHalfDistricts.slice(0, 3), inDistrict, 'search'),
  asked('kind and name', 'es', at, kindsAndNames, ([text, names]) => [
    text,
    [named('place', names, at)],
  ]),
  ...nearMe.map(([text, language, code, kilometers = 3]) =>
    asked('near me', language, at, [text], () => [
      text,
      [term(code, 2), places(code, at, { kilometers, grade: 3 })],
    ]),
  ),
  asked('brand', 'es', at, brands, ([text, id, kilometers = 8]) => [
    text,
    [term(id), branches(id, at, { kilometers })],
  ]),
  asked('brand and place', 'es', at, brandsInDistricts, ([text, id, district]) => [
    text,
    [branches(id, districts[district], { kilometers: 2, grade: 3 })],
  ]),
  asked('landmark', 'es', at, landmarks, ([text, names]) => [text, [named('place', names, at)]]),
  asked('landmark', 'en', at, englishLandmarks, ([text, names]) => [
    text,
    [named('place', names, at)],
  ]),
  asked('area', 'es', at, areas, ([text, name]) => [text, [named('district', name, at)]]),
  asked('half word', 'es', at, halfWords, ([text, names]) => [text, [named('place', names, at)]]),
  ...halfKinds.map(([text, language, code]) =>
    asked('half word', language, at, [text], () => [
      text,
      [term(code), places(code, at, { kilometers: 3 })],
    ]),
  ),
  ...halfKinds.map(([text, language, code]) =>
    asked(
      'enter',
      language,
      at,
      [text],
      () => [text, [places(code, at, { kilometers: 3, grade: 3 })]],
      'search',
    ),
  ),
  asked(
    'enter',
    'es',
    at,
    kinds.slice(0, 8),
    ([code, es]) => [es, [places(code, at, { kilometers: 2, grade: 3 })]],
    'search',
  ),
  asked('typo', 'es', at, typos, ([text, names]) => [text, [named('place', names, at)]]),
  asked('typo', 'es', at, kindTypos, ([text, code]) => [
    text,
    [term(code), places(code, at, { kilometers: 3 })],
  ]),
  asked('street', 'es', at, streets, ([text, names]) => [text, [named('street', names, at)]]),
  asked('number', 'es', at, numbers, ([text, street, number]) => [text, [address(street, number)]]),
  asked('crossing', 'es', at, crossings, ([text, one, other]) => [text, [crossing(one, other)]]),
  asked('postal code', 'es', at, ['11300', '11200', '11600', '11100', '11000', '11800'], (code) => [
    code,
    [named('postal', code, at)],
  ]),
  asked(
    'coordinates',
    'es',
    at,
    [
      '-34.9076 -56.2012',
      '-34.9076, -56.2012',
      '-56.2012, -34.9076',
      '34.9076 S 56.2012 W',
      'S 34.9076, W 56.2012',
      `34°54'27"S 56°12'4"W`,
      `34° 54.456' S, 56° 12.072' W`,
      '48Q53QRX+XG',
      '3QRX+XG Montevideo',
    ],
    (text) => [text, [spot(solis, 200)]],
  ),
  asked('nothing', 'es', at, nothing, (text) => [text, []]),
]
