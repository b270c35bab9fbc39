import { pluralOf, type ReactMessages } from '@signpost/react'
import { de as react } from '@signpost/react/messages/de'
import type { MapMessages } from './MapMessages.ts'

const plural = pluralOf('de')

/** German, of the components with a map and of all others. */
export const de: ReactMessages & MapMessages = {
  ...react,
  directions: {
    label: 'Route',
    origin: 'Von',
    destination: 'Nach',
    swap: 'Start und Ziel tauschen',
    addStop: 'Stopp hinzufügen',
    addStopHere: 'Hier einen Stopp hinzufügen',
    stop: (shown) => (shown ? `Stopp ${shown}` : 'Stopp'),
    removeStop: 'Entfernen',
    move: 'Verschieben',
    moveHelp:
      'Ziehen, die Pfeiltasten benutzen, oder hier drücken und dann den Griff an der neuen Stelle.',
    lifted: (name) => `${name}: Wählen Sie die neue Stelle.`,
    moved: (name, position, count) => `${name}: ${position} von ${count}`,
    removed: (name) => `${name} wurde entfernt.`,
    missing: (from, to) => `Der Weg von ${from} nach ${to} fehlt.`,
    options: 'Optionen',
    pick: 'Auf der Karte wählen',
    picking: 'Den Punkt in die Mitte der Karte schieben oder anklicken.',
    pickHere: 'Diesen Punkt wählen',
    cancel: 'Abbrechen',
    start: 'Wo beginnt die Route, wo endet sie?',
    loading: 'Der Weg wird gesucht…',
    none: 'Zwischen diesen Punkten gibt es keinen Weg.',
    noneAdvice: 'Vielleicht mit einem anderen Verkehrsmittel.',
    noneAvoidingAdvice:
      'Vielleicht mit einem anderen Verkehrsmittel, oder wenn weniger vermieden wird.',
    failed: 'Die Route konnte nicht geladen werden.',
    steps: 'Schritte',
    print: 'Drucken',
    map: 'Karte der Route',
  },

  mapView: {
    label: 'Karte',
    loading: 'Die Karte wird geladen…',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    north: 'Nach Norden ausrichten',
    move: 'Karte bewegen',
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    moveLeft: 'Nach links',
    moveRight: 'Nach rechts',
    attribution: 'Quellen der Karte zeigen',
    holdControl: 'Zum Zoomen Strg halten und scrollen',
    holdCommand: 'Zum Zoomen ⌘ halten und scrollen',
    twoFingers: 'Die Karte mit zwei Fingern bewegen',
    problems: {
      'no-webgl': 'Dieser Browser kann die Karte nicht zeichnen: WebGL fehlt ihm.',
      'context-lost':
        'Die Karte wurde unterbrochen. Sie kommt wieder, sobald die Grafikkarte frei ist.',
      library: 'Die Karte konnte nicht geladen werden.',
      worker: 'Die Karte konnte nicht starten.',
      style: 'Die Karte konnte nicht geladen werden.',
      tiles: 'Die Karte hat von dieser Gegend keine Bilder.',
      slow: 'Die Karte lädt lange.',
    },
  },

  placeBrowser: {
    label: 'Orte',
    categories: 'Kategorien',
    close: 'Schließen',
    height: 'Höhe der Ansicht',
    low: 'Niedrig',
    half: 'Halb',
    full: 'Voll',
  },

  placeMap: {
    searchArea: 'In diesem Gebiet suchen',
    cluster: (count, shown) => plural(count, { one: `${shown} Ort`, other: `${shown} Orte` }),
    close: 'Schließen',
    pin: 'Gewählter Punkt',
    pinHelp: 'Die Pfeiltasten bewegen den Punkt, mit Umschalt in größeren Schritten.',
    pinHere: 'Den Punkt in die Mitte setzen',
  },

  storeLocator: {
    label: 'Filialen',
    search: 'Adresse, Ort oder Postleitzahl',
    none: 'In der Nähe gibt es keine Filiale.',
    noneAdvice: 'Suchen Sie an einem anderen Ort.',
    failed: 'Die Filialen konnten nicht geladen werden.',
    map: 'Karte der Filialen',
  },

  addressConfirm: {
    map: 'Karte der Adresse',
    hint: 'Liegt der Punkt am Eingang? Ziehen Sie ihn, drücken Sie auf die Karte, oder bewegen Sie ihn mit den Pfeiltasten.',
    pin: 'Punkt der Adresse',
    here: 'An diesem Punkt',
    use: 'Diese Adresse verwenden',
    save: 'Adresse speichern',
  },
}
