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
      'Ziehen Sie, nutzen Sie die Pfeiltasten oder drücken Sie hier und dann auf den Griff an der neuen Stelle.',
    lifted: (name) => `${name}: Wählen Sie die neue Stelle.`,
    moved: (name, position, count) => `${name}: ${position} von ${count}`,
    removed: (name) => `${name} entfernt`,
    missing: (from, to) => `Keine Route von ${from} nach ${to}`,
    options: 'Optionen',
    pick: 'Auf der Karte wählen',
    picking: 'Bewegen Sie die Karte unter dem Pin oder klicken Sie auf eine Stelle.',
    pickHere: 'Diesen Punkt verwenden',
    cancel: 'Abbrechen',
    start: 'Wählen Sie, wo Ihre Route beginnt und endet.',
    loading: 'Route wird gesucht…',
    none: 'Keine Route zwischen diesen Punkten',
    noneAdvice: 'Versuchen Sie ein anderes Verkehrsmittel.',
    noneAvoidingAdvice: 'Versuchen Sie ein anderes Verkehrsmittel oder vermeiden Sie weniger.',
    failed: 'Wir konnten die Route nicht laden.',
    steps: 'Schritte',
    overview: 'Übersicht',
    print: 'Drucken',
    map: 'Karte der Route',
  },

  mapView: {
    label: 'Karte',
    loading: 'Karte wird geladen…',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    north: 'Nach Norden ausrichten',
    move: 'Karte bewegen',
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    moveLeft: 'Nach links',
    moveRight: 'Nach rechts',
    features: 'Orte auf der Karte',
    you: 'Ihr Standort',
    attribution: 'Quellen der Karte',
    holdControl: 'Zum Zoomen Strg halten und scrollen',
    holdCommand: 'Zum Zoomen ⌘ halten und scrollen',
    twoFingers: 'Bewegen Sie die Karte mit zwei Fingern',
    problems: {
      'no-webgl': 'Dieser Browser kann die Karte nicht zeichnen: Ihm fehlt WebGL.',
      'context-lost': 'Die Karte macht eine Pause. Sie ist gleich wieder da.',
      library: 'Wir konnten die Karte nicht laden.',
      worker: 'Die Karte konnte nicht starten.',
      style: 'Wir konnten die Karte nicht laden.',
      tiles: 'Keine Kartendaten für dieses Gebiet',
      slow: 'Die Karte lädt langsam.',
    },
  },

  placeBrowser: {
    label: 'Orte',
    categories: 'Kategorien',
    nearby: 'In der Nähe entdecken',
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
    pinHelp: 'Bewegen Sie den Pin mit den Pfeiltasten. Halten Sie Umschalt für größere Schritte.',
    pinHere: 'Pin zentrieren',
  },

  storeLocator: {
    label: 'Filialen',
    search: 'Adresse, Ort oder Postleitzahl',
    none: 'Keine Filialen in der Nähe',
    noneAdvice: 'Versuchen Sie einen anderen Ort.',
    noneInside: 'Keine Filialen in diesem Gebiet',
    inside: 'Wir liefern hierher.',
    outside: 'Hierher liefern wir noch nicht.',
    failed: 'Wir konnten die Filialen nicht laden.',
    map: 'Karte der Filialen',
  },

  addressConfirm: {
    map: 'Karte der Adresse',
    hint: 'Bewegen Sie den Pin zu Ihrem Eingang: Ziehen Sie ihn, drücken Sie auf die Karte oder nutzen Sie die Pfeiltasten.',
    pin: 'Pin der Adresse',
    here: 'Am Pin',
    use: 'Diese Adresse verwenden',
    save: 'Adresse speichern',
  },
}
