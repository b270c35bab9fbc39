import { pluralOf, type ReactMessages } from '@signpost/react'
import { fr as react } from '@signpost/react/messages/fr'
import type { MapMessages } from './MapMessages.ts'

const plural = pluralOf('fr')

/** French, of the components with a map and of all others. */
export const fr: ReactMessages & MapMessages = {
  ...react,
  directions: {
    label: 'Itinéraire',
    origin: 'De',
    destination: 'À',
    swap: 'Inverser le départ et l’arrivée',
    addStop: 'Ajouter une étape',
    addStopHere: 'Ajouter une étape ici',
    stop: (shown) => (shown ? `Étape ${shown}` : 'Étape'),
    removeStop: 'Retirer',
    move: 'Déplacer',
    moveHelp:
      'Faites glisser, utilisez les flèches, ou appuyez ici puis sur la poignée de la nouvelle place.',
    lifted: (name) => `${name} : choisissez la nouvelle place.`,
    moved: (name, position, count) => `${name} : ${position} sur ${count}`,
    removed: (name) => `Retiré : ${name}`,
    missing: (from, to) => `Aucun itinéraire de ${from} à ${to}`,
    options: 'Options',
    pick: 'Choisir sur la carte',
    picking: 'Déplacez la carte sous le repère ou cliquez sur un point.',
    pickHere: 'Utiliser ce point',
    cancel: 'Annuler',
    start: 'Choisissez où commence et où finit votre itinéraire.',
    loading: 'Recherche de l’itinéraire…',
    none: 'Aucun itinéraire entre ces points',
    noneAdvice: 'Essayez un autre moyen de transport.',
    noneAvoidingAdvice: 'Essayez un autre moyen de transport ou évitez moins de choses.',
    failed: 'Nous n’avons pas pu charger l’itinéraire.',
    steps: 'Étapes',
    overview: 'Vue d’ensemble',
    print: 'Imprimer',
    map: 'Carte de l’itinéraire',
  },

  mapView: {
    label: 'Carte',
    loading: 'Chargement de la carte…',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    north: 'Remettre le nord en haut',
    move: 'Déplacer la carte',
    moveUp: 'Vers le haut',
    moveDown: 'Vers le bas',
    moveLeft: 'Vers la gauche',
    moveRight: 'Vers la droite',
    features: 'Lieux sur la carte',
    you: 'Votre position',
    attribution: 'Sources de la carte',
    holdControl: 'Ctrl + molette pour zoomer',
    holdCommand: '⌘ + molette pour zoomer',
    twoFingers: 'Déplacez la carte avec deux doigts',
    problems: {
      'no-webgl': 'Ce navigateur ne peut pas dessiner la carte : il n’a pas WebGL.',
      'context-lost': 'La carte est en pause. Elle revient dans un instant.',
      library: 'Nous n’avons pas pu charger la carte.',
      worker: 'La carte n’a pas pu démarrer.',
      style: 'Nous n’avons pas pu charger la carte.',
      tiles: 'Aucune donnée de carte pour cette zone',
      slow: 'La carte se charge lentement.',
    },
  },

  placeBrowser: {
    label: 'Lieux',
    categories: 'Catégories',
    nearby: 'Explorer aux alentours',
    close: 'Fermer',
    height: 'Hauteur du panneau',
    low: 'Basse',
    half: 'Moitié',
    full: 'Pleine',
  },

  placeMap: {
    searchArea: 'Rechercher dans cette zone',
    cluster: (count, shown) => plural(count, { one: `${shown} lieu`, other: `${shown} lieux` }),
    close: 'Fermer',
    pin: 'Point choisi',
    pinHelp: 'Déplacez le repère avec les flèches. Maintenez Maj pour de plus grands pas.',
    pinHere: 'Recentrer le repère',
  },

  storeLocator: {
    label: 'Magasins',
    search: 'Adresse, ville ou code postal',
    none: 'Aucun magasin à proximité',
    noneAdvice: 'Essayez un autre lieu.',
    noneInside: 'Aucun magasin dans cette zone',
    inside: 'Nous livrons ici.',
    outside: 'Nous ne livrons pas encore ici.',
    failed: 'Nous n’avons pas pu charger les magasins.',
    map: 'Carte des magasins',
  },

  addressConfirm: {
    map: 'Carte de l’adresse',
    hint: 'Placez le repère à votre entrée : faites-le glisser, touchez la carte ou utilisez les flèches.',
    pin: 'Repère de l’adresse',
    here: 'Au repère',
    use: 'Utiliser cette adresse',
    save: 'Enregistrer l’adresse',
  },
}
