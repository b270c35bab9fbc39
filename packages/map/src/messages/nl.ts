import { pluralOf, type ReactMessages } from '@signpost/react'
import { nl as react } from '@signpost/react/messages/nl'
import type { MapMessages } from './MapMessages.ts'

const plural = pluralOf('nl')

/** Dutch, of the components with a map and of all others. */
export const nl: ReactMessages & MapMessages = {
  ...react,
  directions: {
    label: 'Routebeschrijving',
    origin: 'Van',
    destination: 'Naar',
    swap: 'Vertrekpunt en bestemming omwisselen',
    addStop: 'Stop toevoegen',
    addStopHere: 'Hier een stop toevoegen',
    stop: (shown) => (shown ? `Stop ${shown}` : 'Stop'),
    removeStop: 'Verwijderen',
    move: 'Verplaatsen',
    moveHelp:
      'Sleep, gebruik de pijltoetsen of druk hierop en daarna op de greep van de nieuwe plek.',
    lifted: (name) => `${name}: kies de nieuwe plek.`,
    moved: (name, position, count) => `${name}: ${position} van ${count}`,
    removed: (name) => `${name} verwijderd`,
    missing: (from, to) => `Geen route van ${from} naar ${to}`,
    options: 'Opties',
    pick: 'Kiezen op de kaart',
    picking: 'Verplaats de kaart onder de pin of klik op een plek.',
    pickHere: 'Dit punt gebruiken',
    cancel: 'Annuleren',
    start: 'Kies waar je route begint en eindigt.',
    loading: 'Route zoeken…',
    none: 'Geen route tussen deze punten',
    noneAdvice: 'Probeer een ander vervoermiddel.',
    noneAvoidingAdvice: 'Probeer een ander vervoermiddel of vermijd minder.',
    failed: 'We konden de route niet laden.',
    steps: 'Stappen',
    overview: 'Overzicht',
    print: 'Afdrukken',
    map: 'Kaart van de route',
  },

  mapView: {
    label: 'Kaart',
    loading: 'Kaart laden…',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    north: 'Noorden boven',
    move: 'Kaart verplaatsen',
    moveUp: 'Omhoog',
    moveDown: 'Omlaag',
    moveLeft: 'Naar links',
    moveRight: 'Naar rechts',
    features: 'Plaatsen op de kaart',
    you: 'Je locatie',
    attribution: 'Bronnen van de kaart',
    holdControl: 'Houd Ctrl ingedrukt en scrol om te zoomen',
    holdCommand: 'Houd ⌘ ingedrukt en scrol om te zoomen',
    twoFingers: 'Verplaats de kaart met twee vingers',
    problems: {
      'no-webgl': 'Deze browser kan de kaart niet tekenen: WebGL ontbreekt.',
      'context-lost': 'De kaart is gepauzeerd. Ze is er zo weer.',
      library: 'We konden de kaart niet laden.',
      worker: 'De kaart kon niet starten.',
      style: 'We konden de kaart niet laden.',
      tiles: 'Geen kaartgegevens voor dit gebied',
      slow: 'De kaart laadt langzaam.',
    },
  },

  placeBrowser: {
    label: 'Plaatsen',
    categories: 'Categorieën',
    nearby: 'In de buurt ontdekken',
    close: 'Sluiten',
    height: 'Hoogte van het paneel',
    low: 'Laag',
    half: 'Half',
    full: 'Volledig',
  },

  placeMap: {
    searchArea: 'In dit gebied zoeken',
    cluster: (count, shown) =>
      plural(count, { one: `${shown} plaats`, other: `${shown} plaatsen` }),
    close: 'Sluiten',
    pin: 'Gekozen punt',
    pinHelp: 'Verplaats de pin met de pijltoetsen. Houd Shift ingedrukt voor grotere stappen.',
    pinHere: 'Pin naar het midden',
  },

  storeLocator: {
    label: 'Winkels',
    search: 'Adres, plaats of postcode',
    none: 'Geen winkels in de buurt',
    noneAdvice: 'Probeer een andere locatie.',
    noneInside: 'Geen winkels in dit gebied',
    inside: 'We bezorgen hier.',
    outside: 'We bezorgen hier nog niet.',
    failed: 'We konden de winkels niet laden.',
    map: 'Kaart van de winkels',
  },

  addressConfirm: {
    map: 'Kaart van het adres',
    hint: 'Zet de pin bij je ingang: sleep hem, druk op de kaart of gebruik de pijltoetsen.',
    pin: 'Pin van het adres',
    here: 'Bij de pin',
    use: 'Dit adres gebruiken',
    save: 'Adres opslaan',
  },
}
