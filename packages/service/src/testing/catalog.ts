import type { Catalog } from '../data/catalog.ts'

/** Two categories with one child each, and the brands of one country. */
export const catalog: Catalog = {
  categories: [
    {
      code: 'culture',
      names: { en: 'Culture', fr: 'Culture', es: 'Cultura', de: 'Kultur', it: 'Cultura' },
    },
    {
      code: 'travel',
      names: { en: 'Travel', fr: 'Voyage', es: 'Viaje', de: 'Reise', it: 'Viaggio' },
    },
    {
      code: 'theatre',
      parent: 'culture',
      names: {
        en: 'Theater',
        fr: 'Théâtre',
        es: 'Teatro',
        de: 'Theater',
        it: 'Teatro',
        ar: 'مسرح',
      },
    },
    {
      code: 'fuel',
      parent: 'travel',
      names: {
        en: 'Gas Station',
        fr: 'Station-service',
        es: 'Gasolinera',
        de: 'Tankstelle',
        it: 'Distributore',
      },
    },
  ],
  brands: {
    Q3110153: { name: 'ANCAP', language: 'es', aliases: [{ text: 'Ancap', language: 'es' }] },
    Q54078: { name: 'Shell', language: 'en', aliases: [] },
    Q1: { name: 'Rare', language: 'en', aliases: [] },
  },
  brandsOf: {
    URY: [
      { id: 'Q3110153', rank: 1 },
      { id: 'Q54078', rank: 2 },
      { id: 'Q1', rank: 5 },
    ],
  },
}
