import { type PartialMessages, pluralOf } from '@signpost/react'

const plural = pluralOf('pl')

/** Polish for the search box and its failures. Missing messages stay English. */
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
    failed: 'Wyszukiwanie się nie udało.',
    chosen: (line) => `Wybrano: ${line}`,
    category: 'Kategoria',
    brand: 'Marka',
    area: 'Okolica',
  },
  notice: {
    offline: 'Jesteś offline. Załaduje się, gdy wróci połączenie.',
    keyRefused: 'To nie jest tutaj dostępne.',
    failed: 'Nie udało się tego załadować.',
    unavailable: 'Ta usługa tego nie oferuje.',
    retry: 'Spróbuj ponownie',
    tooMany: 'Za dużo zapytań.',
    busy: 'Usługa jest zajęta.',
    tryAgain: (when) => (when ? `Spróbuj ponownie ${when}.` : 'Możesz spróbować teraz.'),
    inMinutes: 'za kilka minut',
    inHours: 'za kilka godzin',
  },
}
