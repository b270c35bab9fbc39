import { pluralOf, type ReactMessages } from '@signpost/react'
import { it as react } from '@signpost/react/messages/it'
import type { MapMessages } from './MapMessages.ts'

const plural = pluralOf('it')

/** Italian, of the components with a map and of all others. */
export const it: ReactMessages & MapMessages = {
  ...react,
  directions: {
    label: 'Indicazioni',
    origin: 'Da',
    destination: 'A',
    swap: 'Inverti partenza e arrivo',
    addStop: 'Aggiungi una tappa',
    addStopHere: 'Aggiungi una tappa qui',
    stop: (shown) => (shown ? `Tappa ${shown}` : 'Tappa'),
    removeStop: 'Rimuovi',
    move: 'Sposta',
    moveHelp: 'Trascina, usa le frecce oppure premi qui e poi la maniglia della nuova posizione.',
    lifted: (name) => `${name}: scegli la nuova posizione.`,
    moved: (name, position, count) => `${name}: ${position} di ${count}`,
    removed: (name) => `Rimosso: ${name}`,
    missing: (from, to) => `Nessun percorso da ${from} a ${to}`,
    options: 'Opzioni',
    pick: 'Scegli sulla mappa',
    picking: 'Sposta la mappa sotto il segnaposto o fai clic su un punto.',
    pickHere: 'Usa questo punto',
    cancel: 'Annulla',
    start: 'Scegli dove inizia e dove finisce il percorso.',
    loading: 'Ricerca del percorso…',
    none: 'Nessun percorso tra questi punti',
    noneAdvice: 'Prova con un altro mezzo.',
    noneAvoidingAdvice: 'Prova con un altro mezzo o evita meno cose.',
    failed: 'Non abbiamo potuto caricare il percorso.',
    steps: 'Passaggi',
    overview: 'Panoramica',
    print: 'Stampa',
    map: 'Mappa del percorso',
  },

  mapView: {
    label: 'Mappa',
    loading: 'Caricamento della mappa…',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    north: 'Orienta a nord',
    move: 'Sposta la mappa',
    moveUp: 'In alto',
    moveDown: 'In basso',
    moveLeft: 'A sinistra',
    moveRight: 'A destra',
    features: 'Luoghi sulla mappa',
    you: 'La tua posizione',
    attribution: 'Fonti della mappa',
    holdControl: 'Ctrl + rotellina per lo zoom',
    holdCommand: '⌘ + rotellina per lo zoom',
    twoFingers: 'Sposta la mappa con due dita',
    problems: {
      'no-webgl': 'Questo browser non può disegnare la mappa: non ha WebGL.',
      'context-lost': 'La mappa è in pausa. Tornerà tra un momento.',
      library: 'Non abbiamo potuto caricare la mappa.',
      worker: 'Impossibile avviare la mappa.',
      style: 'Non abbiamo potuto caricare la mappa.',
      tiles: 'Nessun dato della mappa per questa zona',
      slow: 'La mappa si carica lentamente.',
    },
  },

  placeBrowser: {
    label: 'Luoghi',
    categories: 'Categorie',
    close: 'Chiudi',
    height: 'Altezza del pannello',
    low: 'Bassa',
    half: 'Metà',
    full: 'Piena',
  },

  placeMap: {
    searchArea: 'Cerca in questa zona',
    cluster: (count, shown) => plural(count, { one: `${shown} luogo`, other: `${shown} luoghi` }),
    close: 'Chiudi',
    pin: 'Punto scelto',
    pinHelp: 'Sposta il segnaposto con le frecce. Tieni premuto Maiusc per passi più grandi.',
    pinHere: 'Centra il segnaposto',
  },

  storeLocator: {
    label: 'Negozi',
    search: 'Indirizzo, località o codice postale',
    none: 'Nessun negozio nelle vicinanze',
    noneAdvice: 'Prova con un’altra posizione.',
    noneInside: 'Nessun negozio in questa zona',
    inside: 'Consegniamo qui.',
    outside: 'Non consegniamo ancora qui.',
    failed: 'Non abbiamo potuto caricare i negozi.',
    map: 'Mappa dei negozi',
  },

  addressConfirm: {
    map: 'Mappa dell’indirizzo',
    hint: 'Sposta il segnaposto al tuo ingresso: trascinalo, premi sulla mappa o usa le frecce.',
    pin: 'Segnaposto dell’indirizzo',
    here: 'Al segnaposto',
    use: 'Usa questo indirizzo',
    save: 'Salva indirizzo',
  },
}
