import { type PartialMessages, pluralOf } from '@signpost/react'

const plural = pluralOf('pl')

/** Polish for the search box. What is left out stays English. */
export const pl: PartialMessages = {
  placeSearch: {
    label: 'Szukaj miejsca',
    placeholder: 'Miejsce lub adres',
    clear: 'Wyczyść',
    list: 'Podpowiedzi',
    loading: 'Szukam…',
    found: (count, shown) =>
      plural(count, {
        one: `${shown} podpowiedź`,
        few: `${shown} podpowiedzi`,
        other: `${shown} podpowiedzi`,
      }),
    nothing: 'Nic nie znaleziono',
    nothingAdvice: 'Sprawdź pisownię albo wpisz mniej.',
    tooMany: (seconds, shown) =>
      plural(seconds, {
        one: `Za dużo zapytań. Spróbuj ponownie za ${shown} sekundę.`,
        few: `Za dużo zapytań. Spróbuj ponownie za ${shown} sekundy.`,
        other: `Za dużo zapytań. Spróbuj ponownie za ${shown} sekund.`,
      }),
    failed: 'Wyszukiwanie się nie udało.',
    retry: 'Spróbuj ponownie',
    chosen: (line) => `Wybrano: ${line}`,
    category: 'Kategoria',
    brand: 'Marka',
    area: 'Okolica',
  },
}
