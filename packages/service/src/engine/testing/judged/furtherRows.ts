/** A kind of place: the language, the text, the code, and the kilometers within which its places are good answers. */
export type KindRow = readonly [language: string, text: string, code: string, kilometers?: number]
export type NamedRow = readonly [language: string, text: string, names: string]
export type CrossingRow = readonly [language: string, text: string, one: string, other: string]
export type CityRow = readonly [string, string, string, latitude: number, longitude: number]

export const kindsInMontevideo: readonly KindRow[] = [
  ['es', 'baño público', 'amenity/toilets', 6],
  ['en', 'public toilet', 'amenity/toilets', 6],
  ['en', 'playground', 'leisure/playground'],
  ['es', 'óptica', 'shop/optician'],
  ['es', 'tienda de mascotas', 'shop/pet'],
  ['es', 'playa', 'natural/beach', 8],
  ['es', 'biblioteca', 'amenity/library'],
  ['es', 'juguetería', 'shop/toys', 5],
  ['es', 'comida rápida', 'amenity/fast_food'],
  ['es', 'cerrajería', 'shop/locksmith'],
  ['es', 'iglesia', 'amenity/place_of_worship/christian'],
  ['es', 'embajada', 'office/diplomatic'],
  ['es', 'alquiler de autos', 'amenity/car_rental'],
  ['es', 'florería', 'shop/florist'],
  ['es', 'sushi', 'amenity/restaurant/sushi', 5],
  ['en', 'grocery store', 'shop/supermarket'],
  ['en', 'laundry', 'shop/laundry'],
  ['en', 'church', 'amenity/place_of_worship/christian'],
  ['en', 'car rental', 'amenity/car_rental'],
  ['en', 'embassy', 'office/diplomatic'],
  ['en', 'barber', 'shop/hairdresser'],
  ['en', 'park', 'leisure/park'],
  ['ru', 'отель', 'tourism/hotel'],
]
export const kindsInAstana: readonly KindRow[] = [
  ['ru', 'туалет', 'amenity/toilets', 6],
  ['ru', 'детская площадка', 'leisure/playground'],
  ['ru', 'кофе', 'amenity/cafe'],
  ['ru', 'парикмахерская', 'shop/hairdresser'],
  ['ru', 'цветы', 'shop/florist', 5],
  ['ru', 'стоматология', 'amenity/dentist'],
  ['ru', 'мечеть', 'amenity/place_of_worship/muslim', 6],
  ['ru', 'кинотеатр', 'amenity/cinema', 5],
  ['ru', 'поликлиника', 'amenity/clinic'],
  ['ru', 'салон красоты', 'shop/beauty'],
  ['ru', 'почта', 'amenity/post_office', 4],
  ['ru', 'библиотека', 'amenity/library', 6],
  ['kk', 'кітапхана', 'amenity/library', 6],
  ['kk', 'мешіт', 'amenity/place_of_worship/muslim', 6],
  ['kk', 'саябақ', 'leisure/park'],
  ['kk', 'шаштараз', 'shop/hairdresser'],
  ['kk', 'дүкен', 'shop/convenience'],
  ['en', 'apteka', 'amenity/pharmacy'],
]

export const nearMeInMontevideo: readonly KindRow[] = [
  ['es', 'banco cerca de aquí', 'amenity/bank'],
  ['en', 'bakery near me', 'shop/bakery'],
  ['es', 'supermercados cercanos', 'shop/supermarket'],
  ['en', 'gym near me', 'leisure/fitness_centre', 4],
  ['es', 'estación de servicio 24 horas', 'amenity/fuel'],
  ['en', 'open pharmacies near me', 'amenity/pharmacy'],
  ['en', 'where to eat near me', 'amenity/restaurant'],
  ['es', 'donde comer cerca', 'amenity/restaurant'],
]
export const nearMeInAstana: readonly KindRow[] = [
  ['ru', 'кофе рядом', 'amenity/cafe'],
  ['ru', 'банк рядом со мной', 'amenity/bank'],
  ['ru', 'аптека 24 часа', 'amenity/pharmacy'],
  ['ru', 'где поесть рядом', 'amenity/restaurant'],
  ['kk', 'жақын мейрамхана', 'amenity/restaurant'],
]

export const spots = {
  pocitos: { latitude: -34.9074, longitude: -56.1462 },
  carrasco: { latitude: -34.8856, longitude: -56.0581 },
  malvin: { latitude: -34.8897, longitude: -56.0948 },
  'punta carretas': { latitude: -34.9202, longitude: -56.1601 },
  'ciudad vieja': { latitude: -34.9064, longitude: -56.206 },
  solis: { latitude: -34.9076, longitude: -56.2012 },
  puerto: { latitude: -34.9063, longitude: -56.2115 },
  'tres cruces': { latitude: -34.8938, longitude: -56.1664 },
  airport: { latitude: -34.838, longitude: -56.0147 },
  bayterek: { latitude: 51.1283, longitude: 71.4305 },
  'khan shatyr': { latitude: 51.1325, longitude: 71.4039 },
} as const
export type Spot = keyof typeof spots
export type PlacedRow = readonly [
  language: string,
  text: string,
  code: string,
  place: Spot,
  kilometers?: number,
]

/** A kind in a district or near a landmark: the text, the code, the place, and the distance in kilometers. */
export const kindsInPlaces: readonly PlacedRow[] = [
  ['es', 'heladeria pocitos', 'amenity/ice_cream', 'pocitos'],
  ['en', 'pharmacy in carrasco', 'amenity/pharmacy', 'carrasco'],
  ['es', 'ferreteria malvin', 'shop/hardware', 'malvin'],
  ['es', 'pizzeria punta carretas', 'amenity/restaurant/pizza', 'punta carretas'],
  ['es', 'cajero ciudad vieja', 'amenity/atm', 'ciudad vieja'],
  ['es', 'farmacia tres cruces', 'amenity/pharmacy', 'tres cruces'],
  ['es', 'cafe cerca del teatro solis', 'amenity/cafe', 'solis'],
  ['en', 'parking near teatro solis', 'amenity/parking', 'solis'],
  ['es', 'restaurante mercado del puerto', 'amenity/restaurant', 'puerto'],
  ['es', 'banco cerca de tres cruces', 'amenity/bank', 'tres cruces'],
  ['es', 'gasolinera cerca del aeropuerto', 'amenity/fuel', 'airport', 4],
]
export const kindsInPlacesOfAstana: readonly PlacedRow[] = [
  ['ru', 'кафе рядом с байтереком', 'amenity/cafe', 'bayterek', 1.6],
  ['ru', 'ресторан хан шатыр', 'amenity/restaurant', 'khan shatyr', 1.6],
]

export const landmarksOfMontevideo: readonly NamedRow[] = [
  ['es', 'intendencia', 'Intendencia de Montevideo'],
  ['es', 'puerta de la ciudadela', 'Puerta de la Ciudadela'],
  ['es', 'teatro el galpon', 'El Galpon'],
  ['es', 'auditorio nacional', 'Auditorio Nacional "Adela Reta"'],
  ['es', 'hospital de clinicas', 'Hospital de Clínicas "Doctor Manuel Quintela"'],
  ['es', 'cementerio central', 'Cementerio Central'],
  ['es', 'facultad de ingenieria', 'Facultad de Ingeniería'],
  ['es', 'portones shopping', 'Portones Shopping'],
  ['es', 'museo blanes', 'Museo Municipal de Bellas Artes Juan Manuel Blanes'],
  ['es', 'velodromo', 'Velódromo Municipal'],
  ['es', 'faro punta carretas', 'Faro de Punta Carretas'],
  ['en', 'solis theater', 'Teatro Solís'],
  ['en', 'legislative palace', 'Palacio Legislativo'],
  ['ru', 'театр солис', 'Teatro Solís'],
]
export const landmarksOfAstana: readonly NamedRow[] = [
  ['ru', 'дворец независимости', 'Дворец Независимости'],
  ['ru', 'нур астана', 'мечеть "Нур-Астана"'],
  ['ru', 'ак орда', 'Ақорда резиденциясы Дворец Президента'],
  ['en', 'presidential palace', 'Ақорда резиденциясы Дворец Президента'],
  ['en', 'mega silk way', 'Мега Силк Вей'],
]

export const areas: readonly NamedRow[] = [
  ['es', 'cordon', 'Cordón'],
  ['es', 'centro', 'Centro'],
  ['es', 'union', 'Unión'],
  ['es', 'palermo', 'Palermo'],
  ['es', 'barrio sur', 'Barrio Sur'],
  ['es', 'aguada', 'Aguada'],
]

export const streetsOfMontevideo: readonly NamedRow[] = [
  ['es', 'boulevard españa', 'Bulevar España'],
  ['es', 'av brasil', 'Avenida Brasil'],
  ['es', '21 de setiembre', '21 de Setiembre'],
  ['es', 'av. gral. rivera', 'Avenida General Rivera'],
  ['es', 'dr soca', 'Avenida Doctor Francisco Soca'],
  ['es', 'avenida itaila', 'Avenida Italia'],
]
export const streetsOfAstana: readonly NamedRow[] = [
  ['ru', 'пр. туран', 'проспект Туран'],
  ['ru', 'улица ауэзова', 'улица Мухтара Ауэзова'],
  ['kk', 'абай даңғылы', 'проспект Абая'],
  ['kk', 'кенесары көшесі', 'улица Кенесары'],
  ['en', 'respublika avenue', 'проспект Республики'],
]

export const numbersOfMontevideo: readonly NamedRow[] = [
  ['es', '2500 rivera', 'Avenida General Rivera|2500'],
  ['es', '8 de octubre 2600', 'Avenida 8 de Octubre|2600'],
  ['es', '1275 ejido street', 'Ejido|1275'],
  ['es', '18 de julio 1234 piso 2 apto 201', 'Avenida 18 de Julio|1234'],
  ['es', '18 de julio num 1333 unidad 302', 'Avenida 18 de Julio|1333'],
  ['es', 'ejido 1275, 11100 montevideo', 'Ejido|1275'],
  ['es', 'ejido 1275 entre soriano y canelones', 'Ejido|1275'],
  ['es', 'ejido 1275 esq soriano', 'Ejido|1275'],
]
export const numbersOfAstana: readonly NamedRow[] = [
  ['ru', 'абая 20', 'проспект Абая|20'],
  ['ru', 'дом 12 иманова', 'улица Амангельды Иманова|12'],
  ['ru', 'ауэзова 30 кв 4', 'улица Мухтара Ауэзова|30'],
  ['ru', 'ул. ауэзова, д. 6, корп. 1', 'улица Мухтара Ауэзова|6к1'],
  ['kk', 'абай даңғылы 20', 'проспект Абая|20'],
  ['en', '40 kenesary street', 'улица Кенесары|40'],
]

export const crossingsOfMontevideo: readonly CrossingRow[] = [
  ['es', 'bulevar españa y ellauri', 'Bulevar España', 'José Ellauri'],
  ['es', 'br artigas y rivera', 'Bulevar General Artigas', 'Avenida General Rivera'],
  ['es', 'esq rivera y soca', 'Avenida General Rivera', 'Avenida Doctor Francisco Soca'],
  ['en', 'ellauri and 21 de setiembre', 'José Ellauri', '21 de Setiembre'],
  ['es', '18 y ejido', 'Avenida 18 de Julio', 'Ejido'],
  ['es', '18 de julio casi ejido', 'Avenida 18 de Julio', 'Ejido'],
  ['es', 'entre ejido y colonia', 'Ejido', 'Colonia'],
]
export const crossingsOfAstana: readonly CrossingRow[] = [
  ['ru', 'кенесары угол республики', 'улица Кенесары', 'проспект Республики'],
  ['kk', 'абай мен республика қиылысы', 'проспект Абая', 'проспект Республики'],
  ['en', 'abay and respublika', 'проспект Абая', 'проспект Республики'],
]

export const brands: readonly (readonly [language: string, text: string, id: string])[] = [
  ['es', 'geant', 'Q1380537'],
  ['ru', 'макдональдс', 'Q38076'],
  ['es', 'mc donlads', 'Q38076'],
]

export const cities: readonly CityRow[] = [
  ['ru', 'варшава', 'Warsaw', 52.23, 21.01],
  ['es', 'estambul', 'Istanbul', 41.01, 28.96],
  ['de', 'venedig', 'Venezia|Venice', 45.44, 12.33],
  ['fr', 'le caire', 'Cairo', 30.04, 31.24],
  ['ja', 'モスクワ', 'Moscow', 55.75, 37.62],
  ['ar', 'بيروت', 'Beirut|Beyrouth', 33.89, 35.5],
  ['es', 'nueva delhi', 'New Delhi', 28.63, 77.22],
  ['it', 'stoccolma', 'Stockholm', 59.33, 18.07],
]

/** Texts that only express nearness, which have no results. */
export const nothing: readonly (readonly [language: string, text: string])[] = [
  ['en', 'near me'],
  ['en', 'starbucks'],
  ['es', 'asdkjhqwe'],
]
