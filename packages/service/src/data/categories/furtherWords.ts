import type { InLanguage } from '../record.ts'

/**
 * Names by which people ask for kinds of places and that the tagging schema lacks, or has among vaguer words: preset, then each language with
 * its names. The first one of a language that the catalog has not is shown.
 */
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'aeroway/aerodrome': { ru: 'аэропорт', kk: 'әуежай' },
  'amenity/atm': { en: 'cash point', es: 'cajero, cajeros', ru: 'банкомат' },
  'amenity/bank': { es: 'banco, bancos', ru: 'банк', kk: 'банк' },
  'amenity/bar': { es: 'bares', ru: 'бар', kk: 'бар' },
  'amenity/bureau_de_change': {
    en: 'currency exchange',
    es: 'casa de cambio, cambio',
    ru: 'обмен валют, обменник',
  },
  'amenity/cafe': {
    en: 'coffee, coffee shop, cafes',
    es: 'café, cafetería, cafés',
    ru: 'кафе, кофейня, кофе',
    kk: 'кафе, кофехана',
  },
  'amenity/car_wash': { es: 'lavadero de autos', ru: 'автомойка, мойка', kk: 'автожуу' },
  'amenity/cinema': { es: 'cine, cines', ru: 'кинотеатр, кино', kk: 'кинотеатр' },
  'amenity/clinic': { es: 'policlínica, clínica', ru: 'поликлиника, клиника', kk: 'емхана' },
  'amenity/dentist': {
    es: 'dentista, odontólogo',
    ru: 'стоматология, стоматолог',
    kk: 'тіс дәрігері',
  },
  'amenity/fuel': {
    en: 'gas station, petrol station, fuel',
    es: 'gasolinera, estación de servicio, nafta, bomba de bencina, grifo',
    ru: 'АЗС, заправка, автозаправка, бензин',
    kk: 'жанармай құю бекеті, жанармай, АЖҚС',
    pt: 'posto de gasolina',
  },
  'amenity/hospital': {
    es: 'hospital, hospitales',
    en: 'hospital',
    ru: 'больница, госпиталь',
    kk: 'аурухана',
  },
  'amenity/ice_cream': { es: 'heladería, helados', ru: 'мороженое' },
  'amenity/parking': { es: 'estacionamiento, parking', ru: 'парковка, стоянка', kk: 'автотұрақ' },
  'amenity/pharmacy': {
    en: 'pharmacy, drugstore, chemist',
    ru: 'аптека',
    kk: 'дәріхана',
    pt: 'farmácia',
  },
  'amenity/place_of_worship/muslim': { ru: 'мечеть', kk: 'мешіт' },
  'amenity/place_of_worship/christian': { ru: 'церковь', kk: 'шіркеу' },
  'amenity/police': { es: 'comisaría, policía', ru: 'полиция', kk: 'полиция' },
  'amenity/post_office': { en: 'post office', es: 'correo, correos', ru: 'почта', kk: 'пошта' },
  'amenity/pub': { ru: 'паб' },
  'amenity/restaurant': {
    es: 'restaurante, restaurantes, restorán',
    ru: 'ресторан',
    kk: 'мейрамхана',
  },
  'amenity/restaurant/pizza': {
    en: 'pizza, pizzeria',
    es: 'pizzería, pizza',
    ru: 'пиццерия, пицца',
  },
  'amenity/restaurant/steakhouse': { es: 'parrilla, parrillada, asador', ru: 'стейк-хаус' },
  'amenity/theatre': { es: 'teatro', ru: 'театр', kk: 'театр' },
  'amenity/toilets': { es: 'baño público, baños', ru: 'туалет', kk: 'дәретхана' },
  'amenity/veterinary': { en: 'vet, veterinarian', es: 'veterinaria', ru: 'ветеринар, ветклиника' },
  'education/kindergarten': { ru: 'детский сад, детсад', kk: 'балабақша' },
  'education/school': { es: 'escuela, colegio', ru: 'школа', kk: 'мектеп' },
  'education/university': { es: 'universidad', ru: 'университет', kk: 'университет' },
  'leisure/fitness_centre': {
    en: 'gym',
    es: 'gimnasio',
    ru: 'фитнес, тренажёрный зал',
    kk: 'фитнес',
  },
  'leisure/park': { es: 'parque, plaza', ru: 'парк', kk: 'саябақ' },
  'leisure/stadium': { es: 'estadio', en: 'stadium', ru: 'стадион', kk: 'стадион' },
  'public_transport/station_bus': {
    es: 'terminal de ómnibus, terminal',
    ru: 'автовокзал, автостанция',
    kk: 'автовокзал',
  },
  'public_transport/station_train': {
    ru: 'вокзал, железнодорожный вокзал, жд вокзал',
    kk: 'теміржол вокзалы',
  },
  'shop/bakery': { es: 'panadería', ru: 'пекарня, хлеб', kk: 'наубайхана' },
  'shop/books': {
    en: 'bookstore, bookshop',
    es: 'librería',
    ru: 'книжный магазин, книги',
    kk: 'кітап дүкені',
  },
  'shop/butcher': { es: 'carnicería', ru: 'мясной магазин, мясо' },
  'shop/car_repair': {
    en: 'car repair, mechanic',
    es: 'taller mecánico, taller',
    ru: 'автосервис, СТО',
  },
  'shop/clothes': { en: 'clothing store', es: 'ropa, tienda de ropa', ru: 'одежда', kk: 'киім' },
  'shop/convenience': {
    es: 'almacén, autoservice',
    ru: 'продукты, магазин',
    kk: 'азық-түлік дүкені',
  },
  'shop/electronics': { ru: 'электроника', es: 'electrónica' },
  'shop/hairdresser': {
    en: 'hairdresser, barber',
    es: 'peluquería',
    ru: 'парикмахерская',
    kk: 'шаштараз',
  },
  'shop/hardware': { en: 'hardware store', es: 'ferretería', ru: 'хозтовары' },
  'shop/laundry': { es: 'lavandería, lavadero', ru: 'прачечная' },
  'shop/mall': {
    en: 'mall, shopping mall',
    es: 'shopping, centro comercial',
    ru: 'торговый центр, ТРЦ, ТЦ, молл',
    kk: 'сауда орталығы',
  },
  'shop/mobile_phone': { es: 'celulares', ru: 'телефоны' },
  'shop/optician': { es: 'óptica', ru: 'оптика' },
  'shop/shoes': { en: 'shoe store', es: 'zapatería', ru: 'обувь', kk: 'аяқ киім' },
  'shop/supermarket': {
    es: 'supermercado, súper',
    en: 'supermarket, grocery store',
    ru: 'супермаркет',
    kk: 'супермаркет',
  },
  'tourism/hostel': { es: 'hostal, hostel', ru: 'хостел', kk: 'хостел' },
  'tourism/hotel': {
    es: 'hotel, hoteles',
    en: 'hotel, hotels',
    ru: 'гостиница, отель',
    kk: 'қонақүй, қонақ үй',
  },
  'tourism/museum': {
    es: 'museo, museos',
    en: 'museum, museums',
    ru: 'музей',
    kk: 'мұражай, музей',
  },
}

/** The names that the table has for a preset. */
export function furtherWords(id: string): InLanguage[] {
  return Object.entries(table[id] ?? {}).flatMap(([language, names]) =>
    names.split(', ').map((text) => ({ language, text })),
  )
}
