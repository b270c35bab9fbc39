import type { CatalogLanguage } from '@signpost/client/protocol'

/** The short names of top-level categories by code, for narrow elements such as chips. A category with a short name needs none. */
export const shortNames: Readonly<
  Record<string, Readonly<Partial<Record<CatalogLanguage, string>>>>
> = {
  food: { en: 'Food', fr: 'Restaurants', es: 'Comida', de: 'Essen', it: 'Cibo' },
  automotive: { en: 'Cars', fr: 'Voitures', es: 'Coches', de: 'Auto', it: 'Auto' },
  lodging: { en: 'Hotels' },
  money: { en: 'Banks', fr: 'Banques', es: 'Bancos', de: 'Banken', it: 'Banche' },
  sights: { en: 'Sights', fr: 'Culture', es: 'Cultura', de: 'Kultur', it: 'Cultura' },
  recreation: { en: 'Sports', fr: 'Sports', es: 'Deporte', de: 'Sport', it: 'Sport' },
  community: { en: 'Public', fr: 'Services publics', es: 'Instituciones', it: 'Istituzioni' },
}
