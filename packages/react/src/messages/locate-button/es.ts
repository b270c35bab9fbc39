import type { LocateButtonMessages } from './LocateButtonMessages.ts'

export const es: LocateButtonMessages = {
  label: 'Usar mi ubicación',
  locating: 'Buscando tu ubicación…',
  found: 'Se encontró tu ubicación.',
  denied:
    'Tu navegador no tiene permiso para compartir tu ubicación. Actívalo en la configuración de esta página.',
  unavailable: 'No se pudo encontrar tu ubicación.',
  timeout: 'Se tardó demasiado en encontrar tu ubicación.',
}
