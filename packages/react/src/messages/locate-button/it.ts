import type { LocateButtonMessages } from './LocateButtonMessages.ts'

export const it: LocateButtonMessages = {
  label: 'Usa la mia posizione',
  locating: 'Ricerca della posizione…',
  found: 'La tua posizione è stata trovata.',
  denied:
    'Il browser non può condividere la tua posizione. Consentilo nelle impostazioni di questa pagina.',
  unavailable: 'Non è stato possibile trovare la tua posizione.',
  timeout: 'La ricerca della tua posizione ha richiesto troppo tempo.',
}
