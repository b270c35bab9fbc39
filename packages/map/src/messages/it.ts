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
    moveHelp: 'Trascina, usa le frecce, o premi qui e poi la maniglia della nuova posizione.',
    lifted: (name) => `${name}: scegli la nuova posizione.`,
    moved: (name, position, count) => `${name}: ${position} di ${count}`,
    removed: (name) => `${name}: tappa rimossa.`,
    missing: (from, to) => `Manca il percorso da ${from} a ${to}.`,
    options: 'Opzioni',
    pick: 'Scegli sulla mappa',
    picking: 'Sposta la mappa finché il punto è al centro, oppure fai clic sul punto.',
    pickHere: 'Scegli questo punto',
    cancel: 'Annulla',
    start: 'Scegli dove inizia e dove finisce il percorso.',
    loading: 'Ricerca del percorso…',
    none: 'Non c’è un percorso tra questi punti.',
    noneAdvice: 'Prova con un altro mezzo.',
    noneAvoidingAdvice: 'Prova con un altro mezzo o evita meno cose.',
    failed: 'Non è stato possibile caricare il percorso.',
    steps: 'Passaggi',
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
    attribution: 'Mostra le fonti della mappa',
    holdControl: 'Ctrl + rotellina per lo zoom',
    holdCommand: '⌘ + rotellina per lo zoom',
    twoFingers: 'Sposta la mappa con due dita',
    problems: {
      'no-webgl': 'Questo browser non può disegnare la mappa: non ha WebGL.',
      'context-lost': 'La mappa è stata interrotta. Tornerà appena la scheda grafica sarà libera.',
      library: 'Non è stato possibile caricare la mappa.',
      worker: 'Non è stato possibile avviare la mappa.',
      style: 'Non è stato possibile caricare la mappa.',
      tiles: 'La mappa non ha immagini di questa zona.',
      slow: 'La mappa impiega molto a caricarsi.',
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
    pinHelp: 'Le frecce spostano il punto, con Maiusc a passi più grandi.',
    pinHere: 'Metti il punto al centro',
  },

  storeLocator: {
    label: 'Negozi',
    search: 'Indirizzo, località o codice postale',
    none: 'Non ci sono negozi qui vicino.',
    noneAdvice: 'Cerca vicino a un altro luogo.',
    failed: 'Impossibile caricare i negozi.',
    map: 'Mappa dei negozi',
  },

  addressConfirm: {
    map: 'Mappa dell’indirizzo',
    hint: 'Il punto è all’ingresso? Trascinalo, premi sulla mappa o spostalo con le frecce.',
    pin: 'Punto dell’indirizzo',
    here: 'In questo punto',
    use: 'Usa questo indirizzo',
    save: 'Salva indirizzo',
  },
}
