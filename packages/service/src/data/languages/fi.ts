import type { Language } from './Language.ts'

/** Finnish. */
export const fi: Language = {
  modifiers:
    'lähellä minua; lähellä; lähin; lähimmät; lähellä olevat; tässä lähellä; auki nyt; auki; avoinna; halpa; paras; 24 h; avoinna nyt; halvat; halvin; parhaat',
  corners: 'kulma; kulmassa',
  joiners: 'ja kulma',
  between: 'välissä',
  prepositions: 'lähellä',
  particles: 'ja',
  postalCode: 'postinumero',
  units: 'asunto rappu kerros',
  numbers: 'nro numero',
  roads: {
    katu: '',
    tie: '',
    kuja: '',
  },
  short: {
    yo: 'yliopisto',
  },
  endings: 'katu>k intie>int kuja>kj',
  kinds: {
    'amenity/atm': 'pankkiautomaatti, otto',
    'amenity/cafe': 'kahvila',
    'amenity/cinema': 'elokuvateatteri, leffateatteri',
    'amenity/doctors': 'lääkäri, terveysasema',
    'amenity/fuel': 'huoltoasema, bensa-asema, bensa',
    'amenity/parking': 'pysäköinti, parkkipaikka, parkkihalli',
    'amenity/pharmacy': 'apteekki',
    'amenity/toilets': 'vessa, wc, yleisövessa',
    'leisure/fitness_centre': 'kuntosali',
    'public_transport/station_train': 'rautatieasema, juna-asema',
    'shop/alcohol': 'alko',
    'shop/hairdresser': 'kampaaja, parturi, kampaamo',
    'shop/supermarket': 'ruokakauppa, supermarket',
  },
}
