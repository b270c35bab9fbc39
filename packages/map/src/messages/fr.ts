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
    removed: (name) => `${name} : étape retirée.`,
    missing: (from, to) => `Il manque le trajet de ${from} à ${to}.`,
    options: 'Options',
    pick: 'Choisir sur la carte',
    picking: 'Placez le point au milieu de la carte, ou cliquez dessus.',
    pickHere: 'Choisir ce point',
    cancel: 'Annuler',
    start: 'Choisissez le départ et l’arrivée.',
    loading: 'Recherche de l’itinéraire…',
    none: 'Il n’y a pas d’itinéraire entre ces points.',
    noneAdvice: 'Essayez un autre véhicule.',
    noneAvoidingAdvice: 'Essayez un autre véhicule, ou évitez moins de choses.',
    failed: 'L’itinéraire n’a pas pu être chargé.',
    steps: 'Instructions',
    print: 'Imprimer',
    map: 'Carte de l’itinéraire',
  },

  mapView: {
    label: 'Carte',
    loading: 'Chargement de la carte…',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    north: 'Remettre le nord en haut',
    move: 'Déplacer la carte',
    moveUp: 'Vers le haut',
    moveDown: 'Vers le bas',
    moveLeft: 'Vers la gauche',
    moveRight: 'Vers la droite',
    attribution: 'Afficher les sources de la carte',
    holdControl: 'Ctrl + molette pour zoomer',
    holdCommand: '⌘ + molette pour zoomer',
    twoFingers: 'Déplacez la carte avec deux doigts',
    problems: {
      'no-webgl': 'Ce navigateur ne peut pas dessiner la carte : WebGL lui manque.',
      'context-lost':
        'La carte a été interrompue. Elle revient dès que la carte graphique est libre.',
      library: 'La carte n’a pas pu être chargée.',
      worker: 'La carte n’a pas pu démarrer.',
      style: 'La carte n’a pas pu être chargée.',
      tiles: 'La carte n’a pas d’images de cet endroit.',
      slow: 'La carte met du temps à charger.',
    },
  },

  placeBrowser: {
    label: 'Lieux',
    categories: 'Catégories',
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
    pinHelp: 'Les flèches déplacent le point, avec Maj par plus grands pas.',
    pinHere: 'Placer le point au milieu',
  },

  storeLocator: {
    label: 'Magasins',
    search: 'Adresse, ville ou code postal',
    none: 'Il n’y a aucun magasin près d’ici.',
    noneAdvice: 'Cherchez près d’un autre lieu.',
    failed: 'Les magasins n’ont pas pu être chargés.',
    map: 'Carte des magasins',
  },

  addressConfirm: {
    map: 'Carte de l’adresse',
    hint: 'Le point est-il à l’entrée ? Faites-le glisser, touchez la carte ou déplacez-le avec les flèches.',
    pin: 'Point de l’adresse',
    here: 'À cet endroit',
    use: 'Utiliser cette adresse',
    save: 'Enregistrer l’adresse',
  },
}
