import type { DirectionsMessages } from './DirectionsMessages.ts'

export const it: DirectionsMessages = {
  label: 'Indicazioni',
  origin: 'Da',
  destination: 'A',
  swap: 'Inverti partenza e arrivo',
  options: 'Opzioni',
  pick: 'Scegli sulla mappa',
  picking: 'Sposta la mappa finché il punto è al centro, oppure fai clic sul punto.',
  pickHere: 'Scegli questo punto',
  cancel: 'Annulla',
  start: 'Scegli dove inizia e dove finisce il percorso.',
  loading: 'Ricerca del percorso…',
  none: 'Non c’è un percorso tra questi punti.',
  noneAdvice: 'Prova con un altro mezzo o evita meno cose.',
  unavailable: 'Questo servizio non offre indicazioni.',
  keyRefused: 'Le indicazioni non sono disponibili qui.',
  offline: 'Sei offline. La ricerca riprenderà quando torni in linea.',
  failed: 'Non è stato possibile trovare il percorso.',
  retry: 'Riprova',
  print: 'Stampa',
  map: 'Mappa del percorso',
}
