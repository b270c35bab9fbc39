import type { LocateButtonMessages } from './LocateButtonMessages.ts'

export const fr: LocateButtonMessages = {
  label: 'Utiliser ma position',
  locating: 'Recherche de votre position…',
  found: 'Votre position a été trouvée.',
  denied:
    'Votre navigateur a reçu l’ordre de ne pas communiquer votre position. Autorisez-la dans les réglages de cette page.',
  unavailable: 'Votre position n’a pas pu être déterminée.',
  timeout: 'La recherche de votre position a pris trop de temps.',
}
