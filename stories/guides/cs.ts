import { type PartialMessages, pluralOf } from '@signpost/react'

const plural = pluralOf('cs')

/** The Czech messages of the search box and its errors. Missing messages stay English. */
export const cs: PartialMessages = {
  placeSearch: {
    label: 'Hledat místo',
    placeholder: 'Místo nebo adresa',
    clear: 'Vymazat',
    list: 'Návrhy',
    loading: 'Hledání…',
    found: (count, shown) =>
      plural(count, {
        one: `${shown} návrh`,
        few: `${shown} návrhy`,
        other: `${shown} návrhů`,
      }),
    nothing: 'Žádné výsledky',
    nothingAdvice: 'Zkontrolujte pravopis nebo zkuste kratší dotaz.',
    failed: 'Vyhledávání teď nefunguje.',
    chosen: (line) => `Vybráno: ${line}`,
    category: 'Kategorie',
    brand: 'Značka',
    area: 'Oblast',
  },
  notice: {
    offline: 'Jste offline. Načte se to, až se připojíte.',
    keyRefused: 'Tady to není dostupné.',
    failed: 'Nepodařilo se to načíst.',
    unavailable: 'Služba to nenabízí.',
    retry: 'Zkusit znovu',
    tooMany: 'Příliš mnoho požadavků.',
    busy: 'Služba je přetížená.',
    tryAgain: (when) => (when ? `Zkuste to znovu ${when}.` : 'Můžete to zkusit znovu.'),
    inMinutes: 'za několik minut',
    inHours: 'za několik hodin',
  },
}
